import type { MarketRecord } from '#contract/market/market.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { eventFrame } from './event-frame.ts'
import type { ChatRooms } from './rooms.ts'

export type ReadMarket = () => Promise<MarketRecord[]>

/** Waits until another instance has stored its figures. */
const SETTLE_MS = 200

export class MarketUpdates {
  private readonly read: ReadMarket
  private frames: Promise<Map<string, string>> | null = null
  private timer: NodeJS.Timeout | null = null

  constructor(context: Context, events: Events, rooms: ChatRooms, read: ReadMarket) {
    this.read = read
    events.on('lodges_changed', () => {
      this.frames = null
    })
    events.on('market_changed', () => {
      if (this.timer) clearTimeout(this.timer)
      this.timer = setTimeout(() => {
        this.frames = null
        this.emit(rooms).catch((error: Error) =>
          context.log.warn({ error: error.message }, 'market figures could not be sent to chat rooms'),
        )
      }, SETTLE_MS)
      this.timer.unref()
    })
  }

  async frameFor(slug: string): Promise<string | undefined> {
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

  private ready(): Promise<Map<string, string>> {
    if (this.frames) return this.frames
    const making = this.read().then(framesBySlug)
    this.frames = making
    making.catch(() => {
      this.frames = null
    })
    return making
  }
}

function framesBySlug(records: readonly MarketRecord[]): Map<string, string> {
  const entries = records.map(
    (data) => [data.lodgeSlug, eventFrame({ type: 'crypto_update', data })] as const,
  )
  return new Map(entries)
}
