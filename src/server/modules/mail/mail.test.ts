import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { refreshEmail } from '../bookings/emails/refresh-email.ts'
import { mailServer, sendDue } from './sender.ts'

let testApp: TestApp
let postOffice: SMTPServer
let isOpen = true
const UNKNOWN = 'unknown@example.com'
const received: { to: string[]; raw: string }[] = []

beforeAll(async () => {
  postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) =>
      done(isOpen ? null : Object.assign(new Error('come back later'), { responseCode: 451 })),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === UNKNOWN
          ? Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((ready) => postOffice.listen(0, '127.0.0.1', () => ready()))
  testApp = await createTestApp({ environment: { ADMIN_EMAIL: 'desk@example.com' } })
})
afterAll(async () => {
  await testApp.close()
  await new Promise<void>((closed) => postOffice.close(() => closed()))
})

const smtpUrl = () => `smtp://127.0.0.1:${(postOffice.server.address() as AddressInfo).port}`

const book = (change: object = {}) =>
  testApp.send('POST /api/bookings', {
    body: {
      name: 'Grace <Guest>',
      email: 'grace@example.com',
      checkIn: '2027-01-10',
      checkOut: '2027-01-12',
      guests: 2,
      specialRequests: '',
      lodgeId: 1,
      ...change,
    },
  })

const outbox = async (token: string) => (await testApp.send('GET /api/admin/outbox', { token })).body

async function post(): Promise<void> {
  const server = mailServer(smtpUrl())
  await sendDue(testApp.context, server, refreshEmail)
  server.close()
}

test('each step of a booking queues emails to guest and owner; without a mail server they stay in the outbox', async () => {
  const token = await testApp.adminToken()
  const { body } = await book()
  await testApp.send(`PUT /api/admin/bookings/${body.id}/status`, { token, body: { status: 'confirmed' } })
  await testApp.send(`POST /api/bookings/${body.reference}/cancel?key=${body.key}`)
  const { sends, letters } = await outbox(token)
  expect(sends).toBe(false)
  const emails = letters.map(({ recipient, subject }: { recipient: string; subject: string }) => [
    recipient,
    subject.split(':')[0],
  ])
  expect(emails.reverse()).toEqual([
    ['grace@example.com', 'We have your request for XRP Lodge'],
    ['desk@example.com', 'New request'],
    ['grace@example.com', 'Confirmed'],
    ['desk@example.com', 'Confirmed'],
    ['grace@example.com', 'Cancelled'],
    ['desk@example.com', 'Cancelled'],
  ])
  const [cancelled] = letters
  expect(cancelled.text).toContain('Nothing is kept.')
  expect((await testApp.send('GET /api/admin/outbox')).status).toBe(401)
})

test('sends emails as text and HTML through a mail server, with the key only to the guest', async () => {
  testApp.clock.pass(30_000)
  await post()
  expect(received).toHaveLength(6)
  const [toGuest, toOwner] = received
  expect(toGuest?.to).toEqual(['grace@example.com'])
  expect(toGuest?.raw).toContain('text/plain')
  expect(toGuest?.raw).toContain('text/html')
  const plain = (raw = '') => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(plain(toGuest?.raw)).toMatch(/\/booking\/[A-Z2-9]{10}\?key=/)
  // The owner's e-mail repeats the guest's text; an unconfirmed address gets none of it.
  expect(plain(toGuest?.raw)).not.toContain('Grace')
  expect(plain(toOwner?.raw)).toContain('Grace &lt;Guest&gt;')
  expect(plain(toOwner?.raw)).not.toContain('?key=')
  await post()
  expect(received).toHaveLength(6)
})

test('retries a temporarily refusing mail server with growing waits', async () => {
  const token = await testApp.adminToken()
  isOpen = false
  received.length = 0
  await book({ lodgeId: 2 })
  await post()
  await post()
  const { letters } = await outbox(token)
  expect(letters[0]).toMatchObject({ tries: 1, sentAt: null })
  expect(letters[0].lastError).toContain('come back later')
  isOpen = true
  testApp.clock.pass(59_000)
  await post()
  expect(received).toHaveLength(0)
  testApp.clock.pass(2_000)
  await post()
  expect(received).toHaveLength(2)
})

test('an email that the mail server refuses for good is not tried again, and the owner reads why', async () => {
  await testApp.database.db.delete(mailOutbox)
  await book({ lodgeId: 5, email: UNKNOWN })
  await post()
  testApp.clock.pass(24 * 3_600_000)
  await post()
  const { letters } = await outbox(await testApp.adminToken())
  const refused = letters.find(({ recipient }: { recipient: string }) => recipient === UNKNOWN)
  expect(refused).toMatchObject({ tries: 1, sentAt: null, nextTryAt: null })
  expect(refused.lastError).toContain(`<${UNKNOWN}> is unknown`)
})

test.each([
  { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM', isFinal: true },
  { code: 'EMESSAGE', responseCode: 554, command: 'DATA', isFinal: true },
  { code: 'EENVELOPE', command: 'API', isFinal: true },
  { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO', isFinal: false },
  { code: 'EMESSAGE', responseCode: 421, command: 'DATA', isFinal: false },
  { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN', isFinal: false },
  { code: 'EPROTOCOL', responseCode: 554, command: 'CONN', isFinal: false },
  { code: 'ESOCKET', command: 'CONN', isFinal: false },
])('gives up after $code $responseCode to $command: $isFinal', async ({ isFinal, ...error }) => {
  const { db } = testApp.database
  await db.delete(mailOutbox)
  const at = new Date(testApp.clock.now()).toISOString()
  const email = { subject: 'Hello', text: 'Hello', html: 'Hello', createdAt: at, nextTryAt: at }
  await db.insert(mailOutbox).values({ ...email, recipient: 'grace@example.com' })
  const server = mailServer(smtpUrl())
  vi.spyOn(server, 'sendMail').mockRejectedValue(Object.assign(new Error('refused'), error))
  await sendDue(testApp.context, server, refreshEmail)
  server.close()
  const [stored] = await db.select().from(mailOutbox)
  expect(stored?.nextTryAt === null).toBe(isFinal)
  await db.delete(mailOutbox)
})

test('an answer to an owner’s email about a stay goes to the guest', async () => {
  received.length = 0
  const { body } = await book({ lodgeId: 6 })
  await testApp.send(`POST /api/bookings/${body.reference}/messages?key=${body.key}`, {
    body: { text: 'Is there a sledge?' },
    headers: { 'idempotency-key': 'a-question-about-a-sledge' },
  })
  testApp.clock.pass(60_000)
  await post()
  const headers = received.map(({ to, raw }) => [to[0], raw.match(/^Reply-To: (.*)$/m)?.[1]?.trim()])
  expect(headers).toEqual([
    ['grace@example.com', undefined],
    ['desk@example.com', 'grace@example.com'],
    ['desk@example.com', 'grace@example.com'],
  ])
})

test('an email shows the picture that its lodge has now', async () => {
  const { db } = testApp.database
  const [tezos] = await db.select({ id: lodges.id }).from(lodges).where(eq(lodges.slug, 'tezos-lodge'))
  const pictures = async (exteriorImage: string) => {
    await db.update(lodges).set({ exteriorImage }).where(eq(lodges.slug, 'tezos-lodge'))
    received.length = 0
    await db.delete(mailOutbox)
    const { body } = await book({ lodgeId: tezos?.id, checkIn: '2027-02-10', checkOut: '2027-02-12' })
    const rows = await db.select({ html: mailOutbox.html }).from(mailOutbox)
    await testApp.send(`POST /api/bookings/${body.reference}/cancel?key=${body.key}`)
    return [
      ...new Set(
        rows.map(({ html }) => html.match(/<img src="([^"]*)"[^>]*>/)?.[1]?.replace(/^http:\/\/[^/]+/, '')),
      ),
    ]
  }
  expect(await pictures('/pictures/tezos-lodge/exterior.webp')).toEqual(['/og/tezos-lodge.jpg'])
  expect(await pictures('/uploads/new-house.webp')).toEqual(['/uploads/new-house.webp'])
  expect(await pictures('https://pictures.example/house.jpg')).toEqual([undefined])
  await db.delete(mailOutbox)
})

test('an answer to an owner’s email about a print goes to the buyer', async () => {
  received.length = 0
  const address = { line1: '1 Main St', city: 'Boise', postalCode: '83702', country: 'United States' }
  const shipping = { name: 'Bea Buyer', email: 'bea@example.com', ...address }
  const bought = await testApp.send('POST /api/art-gallery/purchase', { body: { artPieceId: 1, shipping } })
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  await testApp.send('POST /api/sandbox/confirm', { body: { clientSecret: bought.body.clientSecret, card } })
  await post()
  const headers = received.map(({ to, raw }) => [to[0], raw.match(/^Reply-To: (.*)$/m)?.[1]?.trim()])
  expect(headers).toEqual([
    ['bea@example.com', undefined],
    ['desk@example.com', 'bea@example.com'],
  ])
})

test('the log has the code of a refusal, the outbox its text with the address', async () => {
  const warn = vi.spyOn(testApp.context.log, 'warn')
  const { db } = testApp.database
  const at = new Date(testApp.clock.now()).toISOString()
  const email = { subject: 'Hello', text: 'Hello', html: 'Hello', createdAt: at, nextTryAt: at }
  await db.insert(mailOutbox).values({ ...email, recipient: UNKNOWN })
  await post()
  const [stored] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, UNKNOWN))
  expect(stored?.lastError).toContain(`<${UNKNOWN}> is unknown`)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })
  expect(JSON.stringify(warn.mock.calls)).not.toContain(UNKNOWN)
  warn.mockRestore()
  await db.delete(mailOutbox).where(eq(mailOutbox.recipient, UNKNOWN))
})

test('the secret text of an email stays while it is tried, and goes when it is given up', async () => {
  const { db } = testApp.database
  const createdAt = new Date(testApp.clock.now()).toISOString()
  const secret = { subject: 'Your account', text: 'a link', html: 'a link', isSecret: true, createdAt }
  await db.insert(mailOutbox).values([
    { ...secret, recipient: 'early@example.com', tries: 14, nextTryAt: createdAt },
    { ...secret, recipient: 'late@example.com', tries: 15, nextTryAt: createdAt },
  ])
  isOpen = false
  await post()
  isOpen = true
  const read = (recipient: string) => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
  expect(await read('early@example.com')).toMatchObject([{ text: 'a link', html: 'a link', tries: 15 }])
  expect(await read('late@example.com')).toMatchObject([{ text: '', html: '', tries: 16, nextTryAt: null }])
  await db.delete(mailOutbox).where(eq(mailOutbox.isSecret, true))
})

test('never sends an email that waited over a week without a try; what was tried keeps its schedule', async () => {
  received.length = 0
  const { db } = testApp.database
  const hoursAgo = (hours: number) => new Date(testApp.clock.now() - hours * 3_600_000).toISOString()
  const week = 7 * 24
  const queue = (recipient: string, hours: number, change: object = {}) => {
    const [subject, at] = ['Your stay', hoursAgo(hours)]
    return { recipient, subject, text: 'Held', html: 'Held', createdAt: at, nextTryAt: at, ...change }
  }
  await db
    .insert(mailOutbox)
    .values([
      queue('old@example.com', week + 1),
      queue('secret@example.com', week + 1, { isSecret: true }),
      queue('recent@example.com', week - 1),
      queue('tried@example.com', week + 1, { tries: 3, lastError: 'come back later' }),
    ])
  await post()
  expect(received.map(({ to }) => to[0])).toEqual(['recent@example.com', 'tried@example.com'])
  const { letters } = await outbox(await testApp.adminToken())
  const isOld = ({ recipient }: { recipient: string }) => recipient === 'old@example.com'
  expect(letters.find(isOld)).toMatchObject({ text: 'Held', tries: 0, sentAt: null, nextTryAt: null })
  expect(letters.find(isOld).lastError).toContain('Too old to send')
  const [secret] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'secret@example.com'))
  expect(secret).toMatchObject({ text: '', html: '', sentAt: null, nextTryAt: null })
  await db.delete(mailOutbox).where(eq(mailOutbox.subject, 'Your stay'))
})

test('two instances that send at once send each email once', async () => {
  received.length = 0
  await book({ lodgeId: 3 })
  await book({ lodgeId: 4 })
  await Promise.all([post(), post()])
  expect(received).toHaveLength(4)
})

test('a refused request sends no email, and an expired one writes to its guest', async () => {
  received.length = 0
  expect((await book({ lodgeId: 3 })).status).toBe(409)
  await post()
  expect(received).toHaveLength(0)
  testApp.clock.pass(48 * 3_600_000)
  await book({ lodgeId: 3 })
  testApp.clock.pass(30_000)
  await post()
  const subjects = received.map(({ raw }) => raw.match(/^Subject: (.*)$/m)?.[1] ?? '')
  expect(subjects.some((subject) => subject.startsWith('We could not confirm'))).toBe(true)
})
