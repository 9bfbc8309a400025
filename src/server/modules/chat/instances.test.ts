import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PubSub } from '#server/platform/pubsub/pubsub.ts'
import { redisPubSub } from '#server/platform/pubsub/redis.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { hasRedis, startSentinel } from '#server/testing/redis-sentinel.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TestGuest } from '#server/testing/test-guest.ts'

/** Passes texts between instances of one process and drops those that a test chooses. */
class LossyBus {
  loses: (text: string) => boolean = () => false
  /** Says that texts may have been lost. */
  miss = () => {
    for (const missed of this.missers) missed()
  }
  private readonly missers: (() => void)[] = []
  private readonly ears: ((text: string) => void)[] = []

  join(): PubSub {
    let isOpen = true
    return {
      publish: (text) => {
        if (isOpen && !this.loses(text)) for (const receive of this.ears) receive(text)
      },
      subscribe: async (receive, missed) => {
        this.ears.push(receive)
        this.missers.push(missed)
      },
      close: async () => {
        isOpen = false
      },
    }
  }
}

type Two = { first: TestApp; second: TestApp; bases: [string, string] }

/** Two instances on one database. */
async function openTwo(pubsub: () => PubSub): Promise<Two> {
  const first = await createTestApp({ parts: { pubsub: pubsub() } })
  const second = await createTestApp({ parts: { pubsub: pubsub(), database: first.database } })
  const listen = async ({ app }: TestApp) =>
    (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  return { first, second, bases: [await listen(first), await listen(second)] }
}

const closeTwo = async ({ first, second }: Two) => {
  await second.close()
  await first.close()
}

const bus = new LossyBus()
let two: Two
beforeAll(async () => {
  two = await openTwo(() => bus.join())
})
afterAll(() => closeTwo(two))

test("guests of one room on two instances receive each other's messages and are counted together", async () => {
  const [ada, grace] = [
    await TestGuest.enter(two.bases[0], 'xrp-lodge'),
    await TestGuest.enter(two.bases[1], 'xrp-lodge'),
  ]
  ada.chat('Across')
  expect((await grace.next('new_message')).data.message).toBe('Across')
  let { count } = (await ada.next('presence')).data
  while (count < 2) count = (await ada.next('presence')).data.count
  expect(count).toBe(2)
  for (const guest of [ada, grace]) guest.drop()
})

test('those who stay see at once that the guests of an instance that leaves are gone', async () => {
  const third = await createTestApp({ parts: { pubsub: bus.join(), database: two.first.database } })
  const address = (await third.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const ada = await TestGuest.enter(two.bases[0], 'bonk-lodge')
  await TestGuest.enter(address, 'bonk-lodge')
  while ((await ada.next('presence')).data.count < 2);
  await third.close()
  expect((await ada.next('presence')).data.count).toBe(1)
  ada.drop()
})

test('reads a message whose event was lost from the database before sending the next', async () => {
  const [ada, grace] = [
    await TestGuest.enter(two.bases[0], 'doge-lodge'),
    await TestGuest.enter(two.bases[1], 'doge-lodge'),
  ]
  bus.loses = (text) => /lost (one|two)/.test(text)
  for (const word of ['heard', 'lost one', 'lost two', 'heard again']) {
    ada.chat(word)
    await ada.next('new_message')
  }
  const received: string[] = []
  while (received.length < 4) received.push((await grace.next('new_message')).data.message)
  expect(received).toEqual(['heard', 'lost one', 'lost two', 'heard again'])
  bus.loses = () => false
  for (const guest of [ada, grace]) guest.drop()
})

test('finds a last message whose event was lost without a later one', async () => {
  const [ada, grace] = [
    await TestGuest.enter(two.bases[0], 'pepe-lodge'),
    await TestGuest.enter(two.bases[1], 'pepe-lodge'),
  ]
  bus.loses = (text) => text.includes('the last word')
  ada.chat('the last word')
  expect((await grace.next('new_message')).data.message).toBe('the last word')
  bus.loses = () => false
  for (const guest of [ada, grace]) guest.drop()
})

test('hides a message whose hiding was lost once it is known that events were', async () => {
  const token = await two.first.adminToken()
  const grace = await TestGuest.enter(two.bases[1], 'mew-lodge')
  grace.chat('Rude')
  const { id } = (await grace.next('new_message')).data
  bus.loses = (text) => text.includes('chat_hidden')
  await two.first.send(`PUT /api/admin/chat/messages/${id}`, { body: { isActive: false }, token })
  bus.loses = () => false
  bus.miss()
  expect((await grace.next('messages_hidden')).data).toEqual({ ids: [id] })
  grace.drop()
})

test('a hundred simultaneous messages over two instances reach everybody in one order', async () => {
  const guests = [
    await TestGuest.enter(two.bases[0], 'tezos-lodge'),
    await TestGuest.enter(two.bases[1], 'tezos-lodge'),
  ]
  for (let number = 0; number < 50; number++) for (const guest of guests) guest.chat(`number ${number}`)
  const orders: number[][] = []
  for (const guest of guests) {
    const ids: number[] = []
    while (ids.length < 100) ids.push((await guest.next('new_message')).data.id)
    orders.push(ids)
    guest.drop()
  }
  expect(orders[0]).toEqual(orders[1])
  expect(orders[0]).toEqual([...(orders[0] ?? [])].sort((a, b) => a - b))
})

const redisUrl = process.env.TEST_REDIS_URL
const reason = redisUrl ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'

test.skipIf(!redisUrl)(`Redis carries messages between instances${reason}`, async () => {
  const log = createLog('silent')
  const pair = await openTwo(() => redisPubSub(redisUrl ?? '', log))
  const [ada, grace] = [
    await TestGuest.enter(pair.bases[0], 'xrp-lodge'),
    await TestGuest.enter(pair.bases[1], 'xrp-lodge'),
  ]
  ada.chat('Over Redis')
  expect((await grace.next('new_message')).data.message).toBe('Over Redis')
  await closeTwo(pair)
})

test.skipIf(!hasRedis)('a failover of Redis loses no message (needs redis-server)', async () => {
  const sentinel = await startSentinel()
  onTestFinished(sentinel.stop)
  const log = createLog('silent')
  const pubsubs: PubSub[] = []
  const pair = await openTwo(() => {
    const pubsub = redisPubSub(sentinel.url, log)
    pubsubs.push(pubsub)
    return pubsub
  })
  onTestFinished(() => closeTwo(pair))
  const [ada, grace] = [
    await TestGuest.enter(pair.bases[0], 'xrp-lodge'),
    await TestGuest.enter(pair.bases[1], 'xrp-lodge'),
  ]
  let said = 0
  const sendNext = async () => {
    ada.chat(`number ${said++}`)
    await ada.next('new_message')
  }
  const areConnected = async () =>
    (await Promise.all(pubsubs.map((pubsub) => pubsub.isConnected?.()))).every(Boolean)
  await expect.poll(areConnected).toBe(true)
  await sendNext()
  await sentinel.killMaster()
  // While nobody carries events, and as soon as the other server does.
  for (let number = 0; number < 5; number++) await sendNext()
  await expect.poll(areConnected, { timeout: 30_000 }).toBe(true)
  await sendNext()
  const received: string[] = []
  while (received.length < said) received.push((await grace.next('new_message')).data.message)
  expect(received).toEqual(Array.from({ length: said }, (_, number) => `number ${number}`))
})
