import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDecimal } from '#contract/platform/money.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { expireOverdue } from '../expiry.ts'

const HOURS_48 = 48 * 3_600_000
const COMES_BACK = 'What you paid, $400, comes back to you. The owner will write to you about it.'
const NOTHING = 'Nothing was charged.'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

async function request(lodgeId: number, paid: string | null) {
  const guest = { name: 'Grace Guest', email: 'grace@example.com', guests: 2 }
  const body = { ...guest, lodgeId, checkIn: '2027-01-10', checkOut: '2027-01-12' }
  const stay = (await testApp.send('POST /api/bookings', { body })).body
  if (paid) {
    const payment = { bookingId: stay.id, amount: paid, paymentMethod: 'bank_transfer', status: 'completed' }
    const recorded = await testApp.send('POST /api/admin/payments', { token, body: payment })
    expect(recorded.status).toBe(201)
  }
  return stay
}

/** The text of the e-mail about a declined stay to an address. */
async function declinedText(reference: string, recipient: string): Promise<string> {
  const [email] = await testApp.database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.bookingReference, reference),
        eq(mailOutbox.recipient, recipient),
        like(mailOutbox.text, '%nights are free again%'),
      ),
    )
  return email?.text ?? ''
}

test.each([
  ['declines', (id: number) => decline(id)],
  ['does not answer', () => expire()],
])(
  'when the owner %s, the email says that nothing was charged only when nothing was paid',
  async (_how, end) => {
    const unpaid = await request(1, null)
    const paid = await request(2, '400.00')
    for (const { id } of [unpaid, paid]) await end(id)
    const texts = [unpaid, paid].map(({ reference }) => declinedText(reference, 'grace@example.com'))
    const [toUnpaid = '', toPaid = ''] = await Promise.all(texts)
    expect([toUnpaid.includes(NOTHING), toUnpaid.includes('What you paid')]).toEqual([true, false])
    expect([toPaid.includes(NOTHING), toPaid.includes(COMES_BACK)]).toEqual([false, true])
  },
)

async function decline(id: number): Promise<void> {
  const body = { status: 'declined' }
  expect((await testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body })).status).toBe(200)
}

async function expire(): Promise<void> {
  testApp.clock.pass(HOURS_48)
  await expireOverdue(testApp.context)
  testApp.clock.pass(-HOURS_48)
}

test('the owner gets an email about a request that was declined by hand, and none about one that expired', async () => {
  const [declined, expired] = [await request(4, null), await request(5, '400.00')]
  await decline(declined.id)
  await expire()
  const toOwner = [declined, expired].map(({ reference }) => subjectsTo(reference, testAdmin.email))
  const [aboutDeclined, aboutExpired] = await Promise.all(toOwner)
  expect(aboutDeclined).toEqual(['New request', 'Declined'])
  expect(aboutExpired).toEqual(['New request'])
  const toGuest = await subjectsTo(expired.reference, 'grace@example.com')
  expect(toGuest.at(-1)).toMatch(/^We could not confirm/)
})

test('of an instant stay that was paid in part by card, guest and owner read what goes back to it', async () => {
  const send = testApp.send
  const slug = (await send('GET /api/lodges')).body.find(({ id }: { id: number }) => id === 7).slug
  await send(`PUT /api/admin/lodges/${slug}`, { token, body: { instantBook: true } })
  const { id, reference, key, totalCents } = await request(7, null)
  const body = { amount: totalCents, metadata: { type: 'booking', reference, key } }
  const { clientSecret } = (await send('POST /api/create-payment-intent', { body })).body
  const price = { token, body: { totalPrice: totalCents / 100 + 100 } }
  expect((await send(`PUT /api/admin/bookings/${id}`, price)).status).toBe(200)
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  expect((await send('POST /api/sandbox/confirm', { body: { clientSecret, card } })).status).toBe(200)
  await decline(id)
  const emails = await testApp.database.db
    .select({ text: mailOutbox.text, subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.bookingReference, reference))
    .orderBy(mailOutbox.id)
  const texts = emails.filter(({ subject }) => /^(We could not confirm|Declined)/.test(subject))
  const back = `${formatDecimal(totalCents / 100)} goes back the way it was paid.`
  expect(texts).toHaveLength(2)
  for (const { text } of texts) expect([text.includes(back), text.includes(NOTHING)]).toEqual([true, false])
})

/** The beginnings of the subjects of e-mails about a stay to an address, oldest first. */
async function subjectsTo(reference: string, recipient: string): Promise<string[]> {
  const emails = await testApp.database.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.bookingReference, reference), eq(mailOutbox.recipient, recipient)))
    .orderBy(mailOutbox.id)
  return emails.map(({ subject }) => subject.replace(/:.*/, ''))
}

test('the owner who declines learns what to give back', async () => {
  const { id, reference } = await request(3, '400.00')
  await decline(id)
  const [email] = await testApp.database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(
      and(eq(mailOutbox.recipient, testAdmin.email), like(mailOutbox.subject, `Declined: ${reference}%`)),
    )
  expect(email?.text).toContain('$400 was not paid by card. Please give it back')
})
