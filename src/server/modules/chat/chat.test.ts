import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const sendMessage = (slug: string, message: string, change: object = {}) =>
  testApp.send(`POST /api/chat/${slug}`, {
    body: { userName: 'Grace', message, userType: 'guest', ...change },
  })

async function sendMany(slug: string, count: number): Promise<ChatMessage[]> {
  const sent: ChatMessage[] = []
  for (let number = 1; number <= count; number++)
    sent.push((await sendMessage(slug, `number ${number}`)).body)
  return sent
}

const texts = (messages: ChatMessage[]) => messages.map(({ message }) => message)

test('a message posted without a socket is trimmed, stored and listed', async () => {
  const { status, body } = await sendMessage('xrp-lodge', '  Is the pool warm?  ', { userName: '  Grace ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    lodgeSlug: 'xrp-lodge',
    userName: 'Grace',
    message: 'Is the pool warm?',
    timestamp: '2026-11-21T12:00:00.000Z',
    userType: 'guest',
    isActive: true,
    clientId: null,
  })
  expect((await testApp.send('GET /api/chat/xrp-lodge')).body).toEqual([body])
})

test.each([
  [{ userName: '  ' }, 'userName', 'Name is required'],
  [{ message: '   ' }, 'message', 'Message is required'],
  [{ message: 'x'.repeat(1001) }, 'message', expect.stringContaining('1000')],
  [{ userName: 'x'.repeat(41) }, 'userName', expect.stringContaining('40')],
])('refuses a blank or too long field with a reason: %j', async (change, path, message) => {
  const { status, body } = await sendMessage('xrp-lodge', 'Hello', change)
  expect(status).toBe(400)
  expect(body.errors).toContainEqual({ path, message })
})

test('a room lists its 50 most recent messages, oldest first, and the rest by pages', async () => {
  await sendMany('doge-lodge', 120)
  const recent = await testApp.send('GET /api/chat/doge-lodge')
  expect(recent.body).toHaveLength(50)
  expect(texts(recent.body).at(0)).toBe('number 71')
  expect(texts(recent.body).at(-1)).toBe('number 120')
  const page = async (offset: number) =>
    (await testApp.send(`GET /api/chat/doge-lodge/history?limit=50&offset=${offset}`)).body
  const [first, second, third] = [await page(0), await page(50), await page(100)]
  expect(first).toMatchObject({ hasMore: true, totalCount: 120 })
  expect(third).toMatchObject({ hasMore: false, totalCount: 120 })
  const all = [first, second, third].flatMap(({ messages }) => texts(messages))
  expect(all).toEqual(Array.from({ length: 120 }, (_, index) => `number ${120 - index}`))
  expect((await page(500)).messages).toEqual([])
  expect((await testApp.send('GET /api/chat/doge-lodge/stats')).body).toEqual({ totalMessages: 120 })
})

test('the same clientId stores one message for any number of calls', async () => {
  const clientId = crypto.randomUUID()
  const first = await sendMessage('pepe-lodge', 'Once', { clientId })
  const again = await sendMessage('pepe-lodge', 'Once', { clientId })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await testApp.send('GET /api/chat/pepe-lodge/stats')).body.totalMessages).toBe(1)
})

test('a message stored during a transaction survives its rollback', async () => {
  let sent = Promise.resolve<{ status: number }>({ status: 0 })
  const decision = testApp.context.db.transaction(async (tx) => {
    await tx.execute('select 1')
    sent = sendMessage('cardano-lodge', 'Still here')
    await tx.execute('select pg_sleep(0.05)')
    throw new Error('taken back')
  })
  await expect(decision).rejects.toThrow('taken back')
  expect((await sent).status).toBe(201)
  expect(texts((await testApp.send('GET /api/chat/cardano-lodge')).body)).toEqual(['Still here'])
})

test("a message is an owner's only with a valid token", async () => {
  const claim = { userName: 'Olive', message: 'Welcome', userType: 'admin' }
  const request = (using?: string) =>
    testApp.send('POST /api/chat/tezos-lodge', { body: claim, ...(using ? { token: using } : {}) })
  expect((await request()).body.userType).toBe('guest')
  expect((await request('made-up')).body.userType).toBe('guest')
  expect((await request(token)).body.userType).toBe('admin')
})

test.each(['Owner', 'Lodge Admin', '0wn\u200ber', 'Crypto Lodge'])(
  'a guest cannot call himself %j, an owner can',
  async (userName) => {
    const message = 'This name is kept for the owners. Please choose another.'
    for (const userType of ['guest', 'admin']) {
      const { status, body } = await sendMessage('pnut-lodge', 'Pay me here', { userName, userType })
      expect([status, body.errors]).toEqual([422, [{ path: 'userName', message }]])
    }
    const body = { userName, message: 'Welcome', userType: 'admin' }
    const welcome = await testApp.send('POST /api/chat/pnut-lodge', { body, token })
    expect([welcome.status, welcome.body.userName]).toEqual([201, userName])
    const stored: ChatMessage[] = (await testApp.send('GET /api/chat/pnut-lodge')).body
    expect(stored.every(({ userType }) => userType === 'admin')).toBe(true)
  },
)

test('an owner hides a message: it leaves every list and the total, and the audit trail names the owner', async () => {
  const [first, , last] = await sendMany('bonk-lodge', 3)
  const path = `PUT /api/admin/chat/messages/${first?.id}` as const
  expect((await testApp.send(path, { body: { isActive: false } })).status).toBe(401)
  const hidden = await testApp.send(path, { body: { isActive: false }, token })
  expect(hidden.body).toMatchObject({ id: first?.id, isActive: false })
  await testApp.send(path, { body: { isActive: false }, token })
  expect((await testApp.send('GET /api/chat/bonk-lodge/stats')).body.totalMessages).toBe(2)
  expect(texts((await testApp.send('GET /api/chat/bonk-lodge')).body)).toEqual(['number 2', 'number 3'])
  const history = await testApp.send('GET /api/chat/bonk-lodge/history')
  expect(history.body).toMatchObject({ totalCount: 2, hasMore: false, messages: [{ id: last?.id }, {}] })
  const trail = await testApp.context.db.select().from(auditTrail).where(eq(auditTrail.action, 'hide'))
  expect(trail).toMatchObject([
    { adminName: 'Olive Owner', subject: `chat message ${first?.id} in bonk-lodge` },
  ])
})

test('a guest reports a message once; the owner settles the report or hides the message', async () => {
  const [good, bad] = await sendMany('mew-lodge', 2)
  const report = (id: number | undefined, reason?: string) =>
    testApp.send(`POST /api/chat/mew-lodge/messages/${id}/report`, { body: { reason } })
  expect((await report(bad?.id, 'Rude')).status).toBe(201)
  expect((await report(bad?.id, 'Very rude')).status).toBe(200)
  expect((await report(good?.id)).status).toBe(201)
  expect((await report(1_000_000)).status).toBe(404)
  const open = () => testApp.send('GET /api/admin/chat/reports', { token })
  const waiting = (await open()).body
  expect(waiting).toMatchObject([
    { messageId: good?.id, reason: null },
    { messageId: bad?.id, reason: 'Rude', message: { message: 'number 2' } },
  ])
  await testApp.send(`PUT /api/admin/chat/reports/${waiting[0].id}`, { body: { resolved: true }, token })
  await testApp.send(`PUT /api/admin/chat/messages/${bad?.id}`, { body: { isActive: false }, token })
  expect((await open()).body).toEqual([])
  expect((await testApp.send('GET /api/admin/chat/reports')).status).toBe(401)
})

test('an unknown lodge has no chat', async () => {
  for (const path of ['', '/history', '/stats'] as const)
    expect((await testApp.send(`GET /api/chat/no-such-lodge${path}`)).status).toBe(404)
  expect((await sendMessage('no-such-lodge', 'Hello?')).status).toBe(404)
})

test("an owner posts from the admin area under the account's name, with an audit entry", async () => {
  const path = 'POST /api/admin/lodges/arbitrum-lodge/chat'
  const body = { message: ' The road is open ', userName: 'Grace', userType: 'guest' }
  const posted = await testApp.send(path, { body, token })
  expect([posted.status, posted.body]).toEqual([
    201,
    expect.objectContaining({ userName: 'Olive Owner', userType: 'admin', message: 'The road is open' }),
  ])
  expect((await testApp.send('GET /api/chat/arbitrum-lodge')).body).toEqual([posted.body])
  const trail = await testApp.context.db.select().from(auditTrail).where(eq(auditTrail.action, 'post'))
  expect(trail).toMatchObject([{ subject: `chat message ${posted.body.id} in arbitrum-lodge` }])
  expect((await testApp.send(path, { body: { message: ' ' }, token })).status).toBe(400)
  expect((await testApp.send(path, { body })).status).toBe(401)
  const elsewhere = 'POST /api/admin/lodges/no-lodge/chat'
  expect((await testApp.send(elsewhere, { body: { message: 'Hello' }, token })).status).toBe(404)
})

test("an owner's message sent again is stored and recorded once", async () => {
  const path = 'POST /api/admin/lodges/shiba-inu-lodge/chat'
  const body = { message: 'The sauna is on', clientId: crypto.randomUUID() }
  const first = await testApp.send(path, { body, token })
  const again = await testApp.send(path, { body, token })
  expect([again.status, again.body]).toEqual([201, first.body])
  const both = await Promise.all([1, 2].map(() => testApp.send(path, { body, token })))
  expect(both.map(({ body: { id } }) => id)).toEqual([first.body.id, first.body.id])
  expect((await testApp.send('GET /api/chat/shiba-inu-lodge/stats')).body.totalMessages).toBe(1)
  const subject = eq(auditTrail.subject, `chat message ${first.body.id} in shiba-inu-lodge`)
  expect(await testApp.context.db.select().from(auditTrail).where(subject)).toHaveLength(1)
})
