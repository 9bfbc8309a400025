import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { auditTrail } from '../database/tables/admins.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
let token: string
beforeAll(async () => {
  house = await openTestHouse()
  token = await house.adminToken()
})
afterAll(() => house.close())

const say = (slug: string, message: string, change: object = {}) =>
  house.send(`POST /api/chat/${slug}`, { body: { userName: 'Grace', message, userType: 'guest', ...change } })

async function sayMany(slug: string, count: number): Promise<ChatMessage[]> {
  const said: ChatMessage[] = []
  for (let number = 1; number <= count; number++) said.push((await say(slug, `number ${number}`)).body)
  return said
}

const texts = (messages: ChatMessage[]) => messages.map(({ message }) => message)

test('a message posted while the socket is closed is trimmed, stored and read again', async () => {
  const { status, body } = await say('xrp-lodge', '  Is the pool warm?  ', { userName: '  Grace ' })
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
  expect((await house.send('GET /api/chat/xrp-lodge')).body).toEqual([body])
})

test.each([
  [{ userName: '  ' }, 'userName', 'Name is required'],
  [{ message: '   ' }, 'message', 'Message is required'],
  [{ message: 'x'.repeat(1001) }, 'message', expect.stringContaining('1000')],
  [{ userName: 'x'.repeat(41) }, 'userName', expect.stringContaining('40')],
])('what is blank or too long is refused with a reason: %j', async (change, path, message) => {
  const { status, body } = await say('xrp-lodge', 'Hello', change)
  expect(status).toBe(400)
  expect(body.errors).toContainEqual({ path, message })
})

test('a room shows its 50 most recent messages, the oldest first, and pages through the rest', async () => {
  await sayMany('doge-lodge', 120)
  const recent = await house.send('GET /api/chat/doge-lodge')
  expect(recent.body).toHaveLength(50)
  expect(texts(recent.body).at(0)).toBe('number 71')
  expect(texts(recent.body).at(-1)).toBe('number 120')
  const page = async (offset: number) =>
    (await house.send(`GET /api/chat/doge-lodge/history?limit=50&offset=${offset}`)).body
  const [first, second, third] = [await page(0), await page(50), await page(100)]
  expect(first).toMatchObject({ hasMore: true, totalCount: 120 })
  expect(third).toMatchObject({ hasMore: false, totalCount: 120 })
  const all = [first, second, third].flatMap(({ messages }) => texts(messages))
  expect(all).toEqual(Array.from({ length: 120 }, (_, index) => `number ${120 - index}`))
  expect((await page(500)).messages).toEqual([])
  expect((await house.send('GET /api/chat/doge-lodge/stats')).body).toEqual({ totalMessages: 120 })
})

test('the same clientId stores one message, however often it is sent', async () => {
  const clientId = crypto.randomUUID()
  const first = await say('pepe-lodge', 'Once', { clientId })
  const again = await say('pepe-lodge', 'Once', { clientId })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await house.send('GET /api/chat/pepe-lodge/stats')).body.totalMessages).toBe(1)
})

test('a message stored while a decision is under way stays when the decision is taken back', async () => {
  let said = Promise.resolve<{ status: number }>({ status: 0 })
  const decision = house.context.db.transaction(async (tx) => {
    await tx.execute('select 1')
    said = say('cardano-lodge', 'Still here')
    await tx.execute('select pg_sleep(0.05)')
    throw new Error('taken back')
  })
  await expect(decision).rejects.toThrow('taken back')
  expect((await said).status).toBe(201)
  expect(texts((await house.send('GET /api/chat/cardano-lodge')).body)).toEqual(['Still here'])
})

test('only a valid token makes a message an owner’s', async () => {
  const claim = { userName: 'Olive', message: 'Welcome', userType: 'admin' }
  const ask = (using?: string) =>
    house.send('POST /api/chat/tezos-lodge', { body: claim, ...(using ? { token: using } : {}) })
  expect((await ask()).body.userType).toBe('guest')
  expect((await ask('made-up')).body.userType).toBe('guest')
  expect((await ask(token)).body.userType).toBe('admin')
})

test.each(['Owner', 'Lodge Admin', '0wn\u200ber', 'Crypto Lodge'])(
  'a guest cannot call himself %j, an owner can',
  async (userName) => {
    const message = 'This name is kept for the owners. Please choose another.'
    for (const userType of ['guest', 'admin']) {
      const { status, body } = await say('pnut-lodge', 'Pay me here', { userName, userType })
      expect([status, body.errors]).toEqual([422, [{ path: 'userName', message }]])
    }
    const body = { userName, message: 'Welcome', userType: 'admin' }
    const welcome = await house.send('POST /api/chat/pnut-lodge', { body, token })
    expect([welcome.status, welcome.body.userName]).toEqual([201, userName])
    const stored: ChatMessage[] = (await house.send('GET /api/chat/pnut-lodge')).body
    expect(stored.every(({ userType }) => userType === 'admin')).toBe(true)
  },
)

test('an owner hides a message: it leaves every list and the total, and the trail says who did it', async () => {
  const [first, , last] = await sayMany('bonk-lodge', 3)
  const path = `PUT /api/admin/chat/messages/${first?.id}` as const
  expect((await house.send(path, { body: { isActive: false } })).status).toBe(401)
  const hidden = await house.send(path, { body: { isActive: false }, token })
  expect(hidden.body).toMatchObject({ id: first?.id, isActive: false })
  await house.send(path, { body: { isActive: false }, token })
  expect((await house.send('GET /api/chat/bonk-lodge/stats')).body.totalMessages).toBe(2)
  expect(texts((await house.send('GET /api/chat/bonk-lodge')).body)).toEqual(['number 2', 'number 3'])
  const history = await house.send('GET /api/chat/bonk-lodge/history')
  expect(history.body).toMatchObject({ totalCount: 2, hasMore: false, messages: [{ id: last?.id }, {}] })
  const trail = await house.context.db.select().from(auditTrail).where(eq(auditTrail.action, 'hide'))
  expect(trail).toMatchObject([
    { adminName: 'Olive Owner', subject: `chat message ${first?.id} in bonk-lodge` },
  ])
})

test('a guest reports a message once; the owner settles it, or hides the message', async () => {
  const [good, bad] = await sayMany('mew-lodge', 2)
  const report = (id: number | undefined, reason?: string) =>
    house.send(`POST /api/chat/mew-lodge/messages/${id}/report`, { body: { reason } })
  expect((await report(bad?.id, 'Rude')).status).toBe(201)
  expect((await report(bad?.id, 'Very rude')).status).toBe(200)
  expect((await report(good?.id)).status).toBe(201)
  expect((await report(1_000_000)).status).toBe(404)
  const open = () => house.send('GET /api/admin/chat/reports', { token })
  const waiting = (await open()).body
  expect(waiting).toMatchObject([
    { messageId: good?.id, reason: null },
    { messageId: bad?.id, reason: 'Rude', message: { message: 'number 2' } },
  ])
  await house.send(`PUT /api/admin/chat/reports/${waiting[0].id}`, { body: { resolved: true }, token })
  await house.send(`PUT /api/admin/chat/messages/${bad?.id}`, { body: { isActive: false }, token })
  expect((await open()).body).toEqual([])
  expect((await house.send('GET /api/admin/chat/reports')).status).toBe(401)
})

test('an unknown lodge has no chat', async () => {
  for (const path of ['', '/history', '/stats'] as const)
    expect((await house.send(`GET /api/chat/no-such-lodge${path}`)).status).toBe(404)
  expect((await say('no-such-lodge', 'Hello?')).status).toBe(404)
})

test('an owner posts from the desk under their own name, and it is audited', async () => {
  const path = 'POST /api/admin/lodges/arbitrum-lodge/chat'
  const body = { message: ' The road is open ', userName: 'Grace', userType: 'guest' }
  const posted = await house.send(path, { body, token })
  expect([posted.status, posted.body]).toEqual([
    201,
    expect.objectContaining({ userName: 'Olive Owner', userType: 'admin', message: 'The road is open' }),
  ])
  expect((await house.send('GET /api/chat/arbitrum-lodge')).body).toEqual([posted.body])
  const trail = await house.context.db.select().from(auditTrail).where(eq(auditTrail.action, 'post'))
  expect(trail).toMatchObject([{ subject: `chat message ${posted.body.id} in arbitrum-lodge` }])
  expect((await house.send(path, { body: { message: ' ' }, token })).status).toBe(400)
  expect((await house.send(path, { body })).status).toBe(401)
  const elsewhere = 'POST /api/admin/lodges/no-lodge/chat'
  expect((await house.send(elsewhere, { body: { message: 'Hello' }, token })).status).toBe(404)
})
