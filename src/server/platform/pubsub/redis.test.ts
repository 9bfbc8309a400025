import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { Events } from '../events.ts'
import { createLog } from '../telemetry/log.ts'
import { connectEvents } from './connect-events.ts'
import type { PubSub } from './pubsub.ts'
import { redisPubSub } from './redis.ts'

const log = createLog('silent')

test.each([
  ['a Redis', 'redis://127.0.0.1:PORT'],
  ['a sentinel', 'redis+sentinel://127.0.0.1:PORT/master'],
])('subscribing does not wait for %s that is away', async (_what, address) => {
  const { port, end } = await aProxy()
  await end()
  const pubsub = redisPubSub(address.replace('PORT', `${port}`), log)
  await pubsub.subscribe(
    () => {},
    () => {},
  )
  pubsub.publish('nobody receives it')
  expect(await pubsub.isConnected?.()).toBe(false)
  await pubsub.close()
})

test('what is cached counts as changed where events may have been lost', async () => {
  const events = new Events()
  const changed: string[] = []
  for (const type of ['reviews_changed', 'art_changed', 'lodges_changed'] as const)
    events.on(type, () => changed.push(type))
  let lose = () => {}
  const pubsub: PubSub = {
    publish: () => {},
    subscribe: async (_receive, missed) => {
      lose = missed
    },
    close: async () => {},
  }
  await connectEvents(events, pubsub, log)
  expect(changed).toEqual([])
  lose()
  expect(changed.sort()).toEqual(['art_changed', 'lodges_changed', 'reviews_changed'])
})

const redisUrl = process.env.TEST_REDIS_URL
const reason = redisUrl ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'

test.skipIf(!redisUrl)(`a Redis that comes late or goes is used when it is there${reason}`, async () => {
  const { port, end } = await aProxy()
  await end()
  const received: string[] = []
  let missed = 0
  const late = redisPubSub(`redis://127.0.0.1:${port}`, log)
  await late.subscribe(
    (text) => received.push(text),
    () => {
      missed += 1
    },
  )
  const other = redisPubSub(redisUrl ?? '', log)
  await other.subscribe(
    () => {},
    () => {},
  )
  expect(await late.isConnected?.()).toBe(false)
  const proxy = await aProxy(port, redisUrl)
  await expect.poll(() => missed).toBe(1)
  await arrives('it came')
  // It publishes by a connection of its own, which comes back by itself.
  await expect.poll(() => late.isConnected?.()).toBe(true)
  proxy.cut()
  await expect.poll(() => missed).toBe(2)
  await arrives('it came back')
  for (const pubsub of [late, other]) await pubsub.close()
  await proxy.end()

  /** Publishes until it is received: what is sent before the subscription is lost. */
  async function arrives(text: string) {
    await expect
      .poll(() => {
        other.publish(text)
        return received
      })
      .toContain(text)
  }
})

test.skipIf(!redisUrl)(`the others learn that an instance could not publish${reason}`, async () => {
  const proxy = await aProxy(0, redisUrl)
  const url = `redis://127.0.0.1:${proxy.port}`
  const [cutOff, other] = [redisPubSub(url, log), redisPubSub(redisUrl ?? '', log)]
  let missed = 0
  const nothing = () => {}
  await cutOff.subscribe(nothing, nothing)
  await other.subscribe(nothing, () => {
    missed += 1
  })
  await proxy.end()
  const warn = vi.spyOn(log, 'warn')
  await expect
    .poll(() => {
      cutOff.publish('nobody receives it')
      return warn.mock.calls.map(([, text]) => text)
    })
    .toContain('an event did not reach the other instances')
  warn.mockRestore()
  const back = await aProxy(proxy.port, redisUrl)
  await expect.poll(() => missed).toBe(1)
  for (const pubsub of [cutOff, other]) await pubsub.close()
  await back.end()
})

/** A port, with a way to Redis behind it that can be cut. */
async function aProxy(port = 0, url?: string) {
  const open = new Set<Socket>()
  const server: Server = createServer((guest) => {
    const { hostname, port: of } = new URL(url ?? '')
    const redis = createConnection(Number(of || 6379), hostname)
    for (const [from, to] of [
      [guest, redis],
      [redis, guest],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  const end = async () => {
    cut()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: typeof address === 'object' && address ? address.port : 0, cut, end }
}
