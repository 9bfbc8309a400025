import { randomUUID } from 'node:crypto'
import { addDays } from '../../src/contract/platform/dates.ts'
import { pause } from '../topology.ts'

type Receipt = { reference: string; key: string }
type Seen = { replies: Map<string, number>; slowestMs: number; firstGoodMs: number | null }

const READS = ['/', '/lodge/xrp-lodge', '/api/lodges'] as const
const LODGES = 16
/** Longer than any limit of the product's own. */
const GIVE_UP_MS = 40_000

/**
 * Visitors of the product who read pages, search, and book while something fails: counts for each phase what they are
 * shown and how long they wait. A guest whose request is not answered, or answered with 5xx, sends it again with its key.
 */
export class Visitors {
  readonly acknowledged: Receipt[] = []
  private readonly phases = new Map<string, Map<string, Seen>>()
  private phase = ''
  private phaseBegan = 0
  private isOver = false
  private booked = 0
  private readonly today = new Date().toISOString().slice(0, 10)
  private readonly work: Promise<void>[]
  private readonly base: string
  private readonly everyMs: number

  constructor(base: string, everyMs = 100) {
    this.base = base
    this.everyMs = everyMs
    this.enter('before')
    this.work = [this.read(), this.search(), this.book(), this.book()]
  }

  /** Counts what follows under this name. */
  enter(phase: string): void {
    this.phase = phase
    this.phaseBegan = performance.now()
    this.phases.set(phase, new Map())
  }

  async leave(): Promise<void> {
    this.isOver = true
    await Promise.all(this.work)
  }

  report(): void {
    for (const [phase, kinds] of this.phases)
      for (const [kind, { replies, slowestMs, firstGoodMs }] of kinds) {
        const shown = [...replies].map(([reply, count]) => `${count} × ${reply}`).join(', ')
        const first = firstGoodMs === null ? 'never well' : `well after ${(firstGoodMs / 1000).toFixed(1)} s`
        const slowest = `slowest ${(slowestMs / 1000).toFixed(1)} s`
        console.log(`${phase.padEnd(8)} ${kind.padEnd(8)} ${first}, ${slowest}: ${shown}`)
      }
  }

  /** Whether every kind of request was answered well in a phase, at the latest after `withinMs`. */
  isWell(phase: string, withinMs: number): boolean {
    const kinds = [...(this.phases.get(phase)?.values() ?? [])]
    return (
      kinds.length >= 3 && kinds.every(({ firstGoodMs }) => firstGoodMs !== null && firstGoodMs <= withinMs)
    )
  }

  /** Whether every request of this kind was answered well in a phase. */
  isUndisturbed(phase: string, kind: 'read' | 'search' | 'booking'): boolean {
    const replies = [...(this.phases.get(phase)?.get(kind)?.replies.keys() ?? [])]
    return replies.length > 0 && replies.every((reply) => /^2\d\d$/.test(reply))
  }

  /** Acknowledged bookings that the product does not know. */
  async lost(): Promise<number> {
    let lost = 0
    for (const { reference, key } of this.acknowledged) {
      const answer = await fetch(`${this.base}/api/bookings/${reference}?key=${key}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) lost += 1
    }
    return lost
  }

  private async read(): Promise<void> {
    for (let at = 0; !this.isOver; at++) {
      await this.request('read', READS[at % READS.length] ?? '/')
      await pause(this.everyMs)
    }
  }

  private async search(): Promise<void> {
    for (let day = 1; !this.isOver; day = (day % 300) + 1) {
      const checkIn = addDays(this.today, day)
      await this.request('search', `/api/search?checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&guests=2`)
      await pause(this.everyMs)
    }
  }

  private async book(): Promise<void> {
    while (!this.isOver) {
      const at = this.booked++
      const checkIn = addDays(this.today, 2 + Math.floor(at / LODGES))
      const guest = { name: 'Vera Visitor', email: `vera-${at}@example.com`, guests: 1 }
      const stay = { checkIn, checkOut: addDays(checkIn, 1), lodgeId: 1 + (at % LODGES) }
      // Behind a proxy each guest has a network of his own, and with it limits of his own.
      const address = `10.${Math.floor(at / 250)}.${at % 250}.1`
      await this.insist(JSON.stringify({ ...guest, ...stay }), address)
      await pause(this.everyMs)
    }
  }

  /** Sends a booking until it is answered below 500. */
  private async insist(body: string, address: string): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': address,
    }
    while (!this.isOver) {
      const answer = await this.request('booking', '/api/bookings', { method: 'POST', headers, body })
      if (answer?.status === 201) this.acknowledged.push(answer.body as Receipt)
      if (answer && answer.status < 500) return
      await pause(1000)
    }
  }

  /** Counts a request and returns its reply; null without one. */
  private async request(kind: string, path: string, init: RequestInit = {}) {
    const seen = this.readSeen(kind)
    const [began, phaseBegan] = [performance.now(), this.phaseBegan]
    const count = (reply: string) => {
      seen.replies.set(reply, (seen.replies.get(reply) ?? 0) + 1)
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began)
    }
    try {
      const answer = await fetch(this.base + path, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
      const isJson = /json/.test(answer.headers.get('content-type') ?? '')
      const text = await answer.text()
      const body = isJson ? (JSON.parse(text) as { detail?: string }) : {}
      count(answer.ok ? String(answer.status) : `${answer.status} '${body.detail ?? 'a page'}'`)
      if (answer.ok) seen.firstGoodMs ??= performance.now() - phaseBegan
      return { status: answer.status, body }
    } catch (error) {
      count(String((error as Error).cause ?? error))
      return null
    }
  }

  private readSeen(kind: string): Seen {
    const kinds = this.phases.get(this.phase) ?? new Map<string, Seen>()
    const seen = kinds.get(kind) ?? { replies: new Map(), slowestMs: 0, firstGoodMs: null }
    kinds.set(kind, seen)
    return seen
  }
}

/** Prints the verdict on a fault and sets the exit status. */
export async function judge(fault: string, visitors: Visitors, isMet: boolean): Promise<void> {
  visitors.report()
  const lost = await visitors.lost()
  const isGood = isMet && lost === 0 && visitors.acknowledged.length > 0
  console.log(
    `${fault}: ${visitors.acknowledged.length} bookings acknowledged, ${lost} lost; ${isGood ? 'goals met' : 'NOT MET'}`,
  )
  if (!isGood) process.exitCode = 1
}
