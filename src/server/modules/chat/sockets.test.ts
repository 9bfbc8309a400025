import { connect, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { refusedWith, TestGuest } from '#server/testing/test-guest.ts'
import { NetworkLimits } from './network-limits.ts'

let testApp: TestApp
let base: string
const guests: TestGuest[] = []
beforeAll(async () => {
  testApp = await createTestApp({ environment: { RATE_LIMIT: 'on' } })
  base = (await testApp.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterEach(async () => {
  for (const guest of guests) guest.drop()
  await Promise.all(guests.splice(0).map((guest) => guest.closed()))
})
afterAll(() => testApp.close())

async function enter(lodge: string, headers: Record<string, string> = {}): Promise<TestGuest> {
  const guest = await TestGuest.enter(base, lodge, headers)
  guests.push(guest)
  return guest
}

test("a guest's message reaches everybody in the room with the server's id and time", async () => {
  const [ada, grace] = [await enter('xrp-lodge'), await enter('xrp-lodge')]
  const clientId = crypto.randomUUID()
  ada.chat('  Good evening ', { userName: 'Ada', clientId })
  const { data } = await grace.next('new_message')
  expect(data).toEqual({
    id: expect.any(Number),
    lodgeSlug: 'xrp-lodge',
    userName: 'Ada',
    message: 'Good evening',
    timestamp: '2026-11-21T12:00:00.000Z',
    userType: 'guest',
    isActive: true,
    clientId,
  })
  expect((await ada.next('new_message')).data).toEqual(data)
})

test('a message by POST reaches the open sockets of its room only', async () => {
  const [here, elsewhere] = [await enter('doge-lodge'), await enter('pepe-lodge')]
  await testApp.send('POST /api/chat/doge-lodge', { body: { userName: 'Ada', message: 'By post' } })
  expect((await here.next('new_message')).data.message).toBe('By post')
  elsewhere.send({ type: 'resume', after: 0 })
  expect((await elsewhere.next('resumed')).data).toEqual({ messages: [], complete: true })
  expect(elsewhere.received.some(({ type }) => type === 'new_message')).toBe(false)
})

test("a message is an owner's only with a valid token", async () => {
  const guest = await enter('tezos-lodge')
  guest.chat('I am the owner', { userType: 'admin' })
  expect((await guest.next('new_message')).data.userType).toBe('guest')
  guest.chat('Really', { userType: 'admin', token: 'made-up' })
  expect((await guest.next('new_message')).data.userType).toBe('guest')
  guest.chat('Welcome', { userType: 'admin', token: await testApp.adminToken() })
  expect((await guest.next('new_message')).data.userType).toBe('admin')
})

test('a reconnecting guest receives the missed messages once and in order', async () => {
  const [first, ada] = [await enter('solana-lodge'), await enter('solana-lodge')]
  ada.chat('one')
  const { id } = (await first.next('new_message')).data
  first.drop()
  for (const word of ['two', 'three']) ada.chat(word)
  await ada.next('new_message')
  await ada.next('new_message')
  await ada.next('new_message')
  const back = await enter('solana-lodge')
  back.send({ type: 'resume', after: id })
  const { messages, complete } = (await back.next('resumed')).data
  expect([messages.map(({ message }) => message), complete]).toEqual([['two', 'three'], true])
})

test('a message sent twice is stored once, and its sender gets both replies', async () => {
  const guest = await enter('bonk-lodge')
  const clientId = crypto.randomUUID()
  guest.chat('Once', { clientId })
  const { data } = await guest.next('new_message')
  guest.chat('Once', { clientId })
  expect((await guest.next('new_message')).data).toEqual(data)
  expect((await testApp.send('GET /api/chat/bonk-lodge')).body).toHaveLength(1)
})

test('refuses the sixth message in five seconds and accepts it later', async () => {
  const guest = await enter('mew-lodge')
  for (let number = 1; number <= 5; number++) {
    guest.chat(`number ${number}`)
    await guest.next('new_message')
  }
  const clientId = crypto.randomUUID()
  guest.chat('number 6', { clientId })
  expect((await guest.next('refused')).data).toEqual({
    clientId,
    reason: 'Please take a breath: at most 5 messages in 5 seconds.',
  })
  testApp.clock.pass(5000)
  guest.chat('number 6', { clientId })
  expect((await guest.next('new_message')).data.message).toBe('number 6')
})

test('a new socket does not give a network more frames, and a message above its limit is refused, also by POST', async () => {
  testApp.clock.pass(60_000)
  for (let socket = 0; socket < 20; socket++) {
    const guest = await enter('stellar-lumens-lodge')
    for (let frame = 0; frame < 59; frame++) guest.send({ type: 'typing', userName: 'Ada' })
    guest.send({ type: 'resume', after: 0 })
    await guest.next('resumed')
    guest.drop()
    await guest.closed()
  }
  const last = await enter('stellar-lumens-lodge')
  last.send({ type: 'typing', userName: 'Ada' })
  expect(await last.closed()).toBe(1008)
  testApp.clock.pass(60_000)
  const takesMessage = vi.spyOn(NetworkLimits.prototype, 'takesMessage').mockReturnValue(false)
  const guest = await enter('stellar-lumens-lodge')
  guest.chat('one too many')
  expect((await guest.next('refused')).data.reason).toContain('Please take a breath')
  const body = { userName: 'Ada', message: 'By post' }
  expect((await testApp.send('POST /api/chat/stellar-lumens-lodge', { body })).status).toBe(429)
  takesMessage.mockRestore()
})

test('refuses a blank message without sending it, and ignores a frame that is not a message', async () => {
  const guest = await enter('pnut-lodge')
  guest.socket.send('not JSON')
  guest.chat('   ')
  guest.chat('Real')
  expect((await guest.next('new_message')).data.message).toBe('Real')
})

test("refuses a guest under an owner's name with a reason and without typing events", async () => {
  const [ada, troll] = [await enter('pnut-lodge'), await enter('pnut-lodge')]
  const clientId = crypto.randomUUID()
  troll.send({ type: 'typing', userName: 'Lodge Owner' })
  troll.chat('Pay me here', { userName: 'Lodge Owner', clientId })
  expect((await troll.next('refused')).data).toEqual({
    clientId,
    reason: 'This name is kept for the owners. Please choose another.',
  })
  troll.send({ type: 'typing', userName: 'Lodge Owner', token: await testApp.adminToken() })
  expect((await ada.next('typing')).data.userName).toBe('Lodge Owner')
  expect(ada.received.filter(({ type }) => type === 'typing' || type === 'new_message')).toHaveLength(1)
})

test('the room receives market figures, counts of guests and typing events', async () => {
  const ada = await enter('cardano-lodge')
  expect((await ada.next('crypto_update')).data).toMatchObject({ lodgeSlug: 'cardano-lodge', source: 'demo' })
  expect((await ada.next('presence')).data.count).toBe(1)
  const grace = await enter('cardano-lodge')
  expect((await ada.next('presence')).data.count).toBe(2)
  grace.send({ type: 'typing', userName: 'Grace' })
  expect((await ada.next('typing')).data.userName).toBe('Grace')
  testApp.context.emit({ type: 'market_changed' })
  expect((await ada.next('crypto_update')).data.currentPrice).toEqual(expect.any(String))
  grace.drop()
  expect((await ada.next('presence')).data.count).toBe(1)
})

test('a lodge that gets a coin receives its figures at once', async () => {
  const { db } = testApp.context
  const giveRipple = async (slug: string) => {
    await db.update(lodges).set({ coinId: null }).where(eq(lodges.coinId, 'ripple'))
    await db.update(lodges).set({ coinId: 'ripple' }).where(eq(lodges.slug, slug))
    testApp.context.emit({ type: 'lodges_changed' })
  }
  await (await enter('xrp-lodge')).next('crypto_update')
  await giveRipple('pump-fun-lodge')
  const { data } = await (await enter('pump-fun-lodge')).next('crypto_update')
  expect(data).toMatchObject({ lodgeSlug: 'pump-fun-lodge', coinId: 'ripple' })
  await giveRipple('xrp-lodge')
})

test('a hidden message is removed from open rooms, and its repeat is refused', async () => {
  const token = await testApp.adminToken()
  const guest = await enter('moo-deng-lodge')
  const clientId = crypto.randomUUID()
  guest.chat('Rude', { clientId })
  const { id } = (await guest.next('new_message')).data
  await testApp.send(`PUT /api/admin/chat/messages/${id}`, { body: { isActive: false }, token })
  expect((await guest.next('message_hidden')).data).toEqual({ id })
  guest.chat('Rude', { clientId })
  expect((await guest.next('refused')).data).toEqual({
    clientId,
    reason: 'An owner has hidden this message.',
  })
})

test('refuses an unknown lodge, a foreign origin and too many sockets before the upgrade', async () => {
  expect(await refusedWith(base, 'no-such-lodge')).toBe(404)
  expect(await refusedWith(base, '')).toBe(404)
  expect(await refusedWith(base, 'xrp-lodge', { origin: 'https://evil.example' })).toBe(403)
  await enter('xrp-lodge', { origin: base.replace('ws', 'http') })
  while (guests.length < 20) await enter('xrp-lodge')
  expect(await refusedWith(base, 'xrp-lodge')).toBe(429)
})

test('a frame above 8 KB closes its socket', async () => {
  const guest = await enter('xrp-lodge')
  guest.socket.send('x'.repeat(8193))
  expect(await guest.closed()).toBe(1009)
})

test('closes a stalled socket without delaying the room', async () => {
  const [guest, stalled] = [await enter('arbitrum-lodge'), await stalledReader('arbitrum-lodge')]
  const gone = new Promise((resolve) => stalled.once('close', resolve))
  const message = 'x'.repeat(1000)
  let hasGone = false
  void gone.then(() => {
    hasGone = true
  })
  for (let number = 0; number < 20_000 && !hasGone; number++) {
    testApp.events.deliver({
      type: 'chat_message',
      previousId: 0,
      message: { ...aMessage, id: 1_000_000 + number, message },
    })
    // Lets the sockets write.
    if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  stalled.resume()
  await gone
  expect((await guest.next('new_message')).data.id).toBe(1_000_000)
})

const aMessage = {
  id: 0,
  lodgeSlug: 'arbitrum-lodge',
  userName: 'Ada',
  message: '',
  timestamp: '2026-11-21T12:00:00.000Z',
  userType: 'guest' as const,
  isActive: true,
  clientId: null,
}

/** A connection that upgrades, unless the server closes it first, and never reads. */
function stalledReader(lodge: string, at = base): Promise<Socket> {
  const { hostname, port } = new URL(at)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    [
      `GET /ws?lodge=${lodge} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  return new Promise((resolve) => {
    socket.once('close', () => resolve(socket))
    socket.once('data', () => {
      socket.pause()
      resolve(socket)
    })
  })
}

test('a stopping server closes sockets with the code to reconnect', async () => {
  const other = await createTestApp()
  const address = (await other.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const guest = await TestGuest.enter(address, 'xrp-lodge')
  const code = guest.closed()
  await other.close()
  expect(await code).toBe(1012)
})

test('an upgrade during the stop does not keep the server running', async () => {
  const other = await createTestApp()
  const address = (await other.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const sleeper = await stalledReader('xrp-lodge', address)
  const stopped = other.close()
  const late = await stalledReader('xrp-lodge', address)
  await stopped
  for (const socket of [sleeper, late]) socket.destroy()
})
