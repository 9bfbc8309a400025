import { Busy } from '../failure.ts'

export const MAX_WAITING = 100

export type Turn = { network: string; isFirst: boolean }

type Waiting = { begin: () => void; refuse: (reason: Busy) => void }
type Lane = Map<string, Waiting[]>

/** One page at a time. Networks take turns, so that none waits for all pages of another. */
export class RenderQueue {
  private readonly first: Lane = new Map()
  private readonly later: Lane = new Map()
  private isTaken = false
  private waiting = 0

  get queued(): number {
    return this.waiting
  }

  /** `leave` ends the turn. Fails with `Busy` when too many wait. */
  async enter({ network, isFirst }: Turn): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true
      return
    }
    const lane = isFirst ? this.first : this.later
    const own = lane.get(network) ?? []
    if (this.waiting >= MAX_WAITING) this.makeRoom(lane, own.length)
    await new Promise<void>((begin, refuse) => {
      own.push({ begin, refuse })
      lane.set(network, own)
      this.waiting++
    })
  }

  leave(): void {
    const next = this.takeNext(this.first) ?? this.takeNext(this.later)
    if (next) next.begin()
    else this.isTaken = false
  }

  private takeNext(lane: Lane): Waiting | undefined {
    const [entry] = lane
    if (!entry) return undefined
    const [network, own] = entry
    const next = own.shift()
    this.waiting--
    lane.delete(network)
    if (own.length > 0) lane.set(network, own)
    return next
  }

  /**
   * Refuses the last page of the network with the most, or the newcomer whose network would have as many.
   */
  private makeRoom(lane: Lane, own: number): void {
    const isOvertaking = lane === this.first && this.later.size > 0
    const crowded = isOvertaking ? this.later : lane
    const [most] = [...crowded].sort(([, a], [, b]) => b.length - a.length)
    if (!most || (!isOvertaking && most[1].length <= own + 1)) throw new Busy()
    const [network, pages] = most
    pages.pop()?.refuse(new Busy())
    this.waiting--
    if (pages.length === 0) crowded.delete(network)
  }
}
