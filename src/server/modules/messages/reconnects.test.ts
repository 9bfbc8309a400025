import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StayEvent, StayMessage } from '#contract/messages/messages.ts'
import { rounds } from '#contract/testing/rounds.ts'
import type { PubSub } from '#server/platform/pubsub/pubsub.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TestSocket } from '#server/testing/test-socket.ts'

/** TEST_ROUNDS=20 cuts the connection five hundred times. */
const ROUNDS = rounds(25)
const MS_A_ROUND = 2000

/** Carries events between two instances and loses every fourth. */
const receivers: ((text: string) => void)[] = []
let published = 0
const joinBus = (): PubSub => ({
  publish: (text) => {
    published += 1
    if (published % 4 !== 0) for (const receive of receivers) receive(text)
  },
  subscribe: async (receive) => {
    receivers.push(receive)
  },
  close: async () => {},
})

let instances: [TestApp, TestApp]
let bases: string[]
let token: string
let stay: { id: number; reference: string; key: string }
beforeAll(async () => {
  const first = await createTestApp({ parts: { pubsub: joinBus() } })
  instances = [first, await createTestApp({ parts: { pubsub: joinBus(), database: first.database } })]
  bases = []
  for (const { app } of instances)
    bases.push((await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws'))
  token = await first.adminToken()
  const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12', guests: 2, lodgeId: 1 }
  const body = { name: 'Grace Guest', email: 'grace@example.com', ...dates }
  stay = (await first.send('POST /api/bookings', { body })).body
})
afterAll(async () => {
  await instances[1].app.close()
  await instances[0].close()
})

/** A guest's page: reads what is after its last id when it is connected and whenever an event comes. */
class GuestPage {
  readonly ids: number[] = []
  private reading: Promise<void> = Promise.resolve()
  private socket: TestSocket<StayEvent> | null = null

  constructor(private readonly on: (round: number) => number) {}

  async connect(round: number): Promise<void> {
    const base = bases[this.on(round)]
    const socket = new TestSocket<StayEvent>(`${base}/api/bookings/${stay.reference}/live?key=${stay.key}`)
    this.socket = socket
    socket.socket.on('message', () => {
      this.reading = this.reading.then(() => this.read(this.on(round)))
    })
    await socket.opened()
  }

  /** Ends the connection after what was announced is read, or before. */
  cut(): void {
    this.socket?.drop()
  }

  private async read(instance: number): Promise<void> {
    const after = this.ids.at(-1) ?? 0
    const path = `/api/bookings/${stay.reference}/messages?key=${stay.key}&after=${after}` as const
    const { body } = await (instances[instance] as TestApp).send(`GET ${path}`)
    for (const { id } of body as StayMessage[]) this.ids.push(id)
  }

  async settled(): Promise<number[]> {
    await this.socket?.next('ready')
    await this.reading
    return this.ids
  }
}

test(
  `no message is lost and none comes twice over ${ROUNDS} reconnects`,
  async () => {
    const page = new GuestPage((round) => round % 2)
    const stored: number[] = []
    const write = async (side: 'guest' | 'owner', round: number) => {
      const writer = instances[(round + 1) % 2] as TestApp
      const options = {
        body: { text: `${side} ${round}` },
        headers: { 'idempotency-key': `${side} ${round}` },
        ...(side === 'owner' ? { token } : {}),
      }
      const call =
        side === 'owner'
          ? (`POST /api/admin/bookings/${stay.id}/thread` as const)
          : (`POST /api/bookings/${stay.reference}/messages?key=${stay.key}` as const)
      // Each answer counts as lost once, so the message is sent again with its key.
      const [sent] = await Promise.all([writer.send(call, options), writer.send(call, options)])
      stored.push(sent.body.id)
    }
    for (let round = 0; round < ROUNDS; round++) {
      const connecting = page.connect(round)
      const writing = [write('guest', round), write('owner', round)]
      if (round % 3 === 0) await Promise.all(writing)
      await connecting
      page.cut()
      await Promise.all(writing)
    }
    await page.connect(ROUNDS)
    const received = await page.settled()
    expect(received).toEqual(stored.toSorted((a, b) => a - b))
    expect(new Set(received).size).toBe(2 * ROUNDS)
  },
  30_000 + ROUNDS * MS_A_ROUND,
)
