import http from 'node:http'
import { WebSocket } from 'ws'
import { addDays } from '../../src/contract/platform/dates.ts'

const SLOWEST_MS = 10_000
const DAYS_AHEAD = 300
const STEPS_IN_A_VISIT = 5
const CHAT_SECONDS = 20
const MESSAGES_IN_A_CHAT = 6
const CANCELLED_AFTER_MS = 15_000
/** No visitor comes while so many are there: a server that cannot follow gets no queue without end. */
const MAX_VISITS_AT_ONCE = 100

/** Of pages, lists, quotes, searches by dates, new pages, unknown addresses: the index of a kind as often as it is likely. */
const weighted = [6, 6, 2, 3, 1, 2].flatMap((weight, kind) => Array<number>(weight).fill(kind))

const below = (number: number): number => Math.floor(Math.random() * number)
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T
const word = (): string => Math.random().toString(36).slice(2, 8)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Every visitor comes from an address of its own, as limits are counted by address. */
const visitorAddress = (): string => `127.${1 + below(250)}.${below(250)}.${1 + below(250)}`

type Call = { path: string; body?: unknown; expected: readonly number[] }
type Stay = { checkIn: string; checkOut: string }

/** Visits, chats and bookings at steady rates against one product, in this process. */
export class Visitors {
  /** Visits a second; may be changed while it runs. */
  visitsASecond: number
  readonly done = {
    visits: 0,
    requests: 0,
    late: 0,
    /** Refused with 503 because too many pages waited to be rendered. */
    busy: 0,
    chats: 0,
    messages: 0,
    delivered: 0,
    bookings: 0,
    cancelled: 0,
  }
  /** Replies that nobody expects, by what was called. */
  readonly unexpected = new Map<string, number>()
  private readonly base: URL
  private readonly slugs: readonly string[]
  private readonly today = new Date().toISOString().slice(0, 10)
  private isStopped = false
  private visiting = 0
  private readonly work = new Set<Promise<void>>()

  constructor(base: string, slugs: readonly string[], visitsASecond: number) {
    this.base = new URL(base)
    this.slugs = slugs
    this.visitsASecond = visitsASecond
  }

  start(): void {
    void this.repeat(
      () => 1 / this.visitsASecond,
      () => this.visit(),
    )
    void this.repeat(
      () => 0.5,
      () => this.chat(),
    )
    void this.repeat(
      () => 1,
      () => this.bookAndCancel(),
    )
  }

  /** Ends when the last visitor has left. */
  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.work)
  }

  private async repeat(seconds: () => number, act: () => Promise<void>): Promise<void> {
    while (!this.isStopped) {
      const acted = act().finally(() => this.work.delete(acted))
      this.work.add(acted)
      await pause(seconds() * 1000)
    }
  }

  private note(what: string): void {
    this.unexpected.set(what, (this.unexpected.get(what) ?? 0) + 1)
  }

  private stay(): Stay {
    const checkIn = addDays(this.today, 2 + below(DAYS_AHEAD))
    return { checkIn, checkOut: addDays(checkIn, 1 + below(6)) }
  }

  /** What a visitor does next. Few read what must be rendered first: rendering has a third of the server's time at most. */
  private step(): Call {
    const slug = oneOf(this.slugs)
    const { checkIn, checkOut } = this.stay()
    const dates = `checkIn=${checkIn}&checkOut=${checkOut}`
    const kinds: readonly (() => string)[] = [
      () =>
        oneOf([
          '/',
          '/browse',
          '/art-gallery',
          '/badges',
          '/investor',
          `/lodge/${slug}`,
          `/lodge/${slug}/chat`,
        ]),
      () =>
        oneOf([
          '/api/lodges',
          '/api/crypto-data',
          `/api/lodges/${slug}`,
          `/api/lodges/${slug}/availability`,
          `/api/chat/${slug}`,
        ]),
      () => `/api/lodges/${slug}/quote?${dates}&guests=2`,
      () => `/api/search?${dates}&guests=${1 + below(4)}&flexDays=${below(8)}`,
      () => oneOf([`/browse?q=${word()}`, `/browse?${dates}&party=2`]),
      () => oneOf([`/${word()}`, `/lodge/${word()}`, `/api/lodges/${word()}`]),
    ]
    const kind = kinds[oneOf(weighted)] ?? (() => '/')
    return { path: kind(), expected: [200, 404] }
  }

  private async visit(): Promise<void> {
    if (this.visiting >= MAX_VISITS_AT_ONCE) return
    this.visiting++
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress: visitorAddress() })
    for (let left = 1 + below(STEPS_IN_A_VISIT); left > 0; left--) await this.send(agent, this.step())
    agent.destroy()
    this.visiting--
    this.done.visits++
  }

  private async bookAndCancel(): Promise<void> {
    const agent = new http.Agent({ keepAlive: false, localAddress: visitorAddress() })
    const lodgeId = 1 + below(this.slugs.length)
    const guest = { name: 'Soak', email: `${word()}@example.com`, guests: 1, lodgeId, ...this.stay() }
    const text = await this.send(agent, { path: '/api/bookings', body: guest, expected: [201, 409] })
    const { reference, key } = JSON.parse(text || '{}') as { reference?: string; key?: string }
    if (!reference) return
    this.done.bookings++
    await pause(this.isStopped ? 0 : CANCELLED_AFTER_MS)
    const path = `/api/bookings/${reference}/cancel?key=${key}`
    if (await this.send(agent, { path, body: {}, expected: [200] })) this.done.cancelled++
  }

  /** Enters a room, reads and writes a while, and leaves: one in four without a goodbye. */
  private async chat(): Promise<void> {
    const address = new URL(`/ws?lodge=${oneOf(this.slugs)}`, this.base)
    address.protocol = 'ws:'
    const socket = new WebSocket(address, { localAddress: visitorAddress() })
    let isLeaving = false
    socket.on('error', ({ message }) => isLeaving || this.note(`socket: ${message}`))
    socket.on('message', () => this.done.delivered++)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    this.done.chats++
    for (let sent = 0; sent < MESSAGES_IN_A_CHAT && !this.isStopped; sent++) {
      await pause((CHAT_SECONDS / MESSAGES_IN_A_CHAT) * 1000 * 2 * Math.random())
      if (socket.readyState !== WebSocket.OPEN) break
      const message = { type: 'chat_message', userName: word(), message: `${word()} ${word()}` }
      socket.send(JSON.stringify(oneOf([message, message, { type: 'typing', userName: word() }])))
      this.done.messages++
    }
    isLeaving = true
    if (below(4) > 0) socket.close()
    else socket.terminate()
    await ended
  }

  /** The body of an expected reply; empty otherwise. */
  private send(agent: http.Agent, { path, body, expected }: Call): Promise<string> {
    this.done.requests++
    const name = path.split('?')[0] ?? path
    return new Promise((resolve) => {
      const fail = (what: string) => {
        this.note(`${name}: ${what}`)
        resolve('')
      }
      const headers = { 'accept-encoding': 'br, gzip', 'content-type': 'application/json' }
      const method = body ? 'POST' : 'GET'
      const request = http.request(new URL(path, this.base), { agent, method, headers }, async (response) => {
        const pieces: Buffer[] = []
        for await (const piece of response) pieces.push(piece as Buffer)
        const { statusCode = 0 } = response
        if (expected.includes(statusCode)) return resolve(Buffer.concat(pieces).toString())
        if (statusCode !== 503) return fail(String(statusCode))
        this.done.busy++
        resolve('')
      })
      let isLate = false
      request.setTimeout(SLOWEST_MS, () => {
        isLate = true
        this.done.late++
        request.destroy()
      })
      request.once('error', (error) => (isLate ? resolve('') : fail(error.message)))
      request.end(body ? JSON.stringify(body) : undefined)
    })
  }
}
