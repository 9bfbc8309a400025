import type { MarketRecord } from '#contract/market.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { eventFrame } from './event-frame.ts'
import type { ChatRooms } from './rooms.ts'

/** Where the figures come from: the market's own room, handed in by `server.ts`. */
export type ReadMarket = () => Promise<MarketRecord[]>

/** Another instance's figures are read from the books first; a moment is enough for that. */
const SETTLE_MS = 200

/** Tells every open room the figures of its lodge's coin: on entering, and whenever they change. */
export class MarketUpdates {
  private readonly read: ReadMarket
  private frames: Promise<Map<string, Buffer>> | null = null
  private timer: NodeJS.Timeout | null = null

  constructor(context: Context, events: Events, rooms: ChatRooms, read: ReadMarket) {
    this.read = read
    events.on('market_changed', () => {
      if (this.timer) clearTimeout(this.timer)
      this.timer = setTimeout(() => {
        this.frames = null
        this.emit(rooms).catch((error: Error) =>
          context.log.warn({ error: error.message }, 'chat rooms could not be told the market figures'),
        )
      }, SETTLE_MS)
      this.timer.unref()
    })
  }

  /** The latest figures for one lodge; undefined when its coin has none. */
  async frameFor(slug: string): Promise<Buffer | undefined> {
    return (await this.ready()).get(slug)
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private async emit(rooms: ChatRooms): Promise<void> {
    const frames = await this.ready()
    for (const room of rooms.occupied()) {
      const frame = frames.get(room.slug)
      if (frame) room.send(frame)
    }
  }

  private ready(): Promise<Map<string, Buffer>> {
    if (this.frames) return this.frames
    const making = this.read().then(framesBySlug)
    this.frames = making
    making.catch(() => {
      this.frames = null
    })
    return making
  }
}

function framesBySlug(records: readonly MarketRecord[]): Map<string, Buffer> {
  const entries = records.map(
    (data) => [data.lodgeSlug, eventFrame({ type: 'crypto_update', data })] as const,
  )
  return new Map(entries)
}
