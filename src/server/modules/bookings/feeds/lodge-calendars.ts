import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import { quarterHour } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { type CalendarFile, lodgeCalendar } from './icalendar.ts'

/** Limits the age of a file when another instance's event is lost. */
const CACHED_MS = 60_000

/**
 * Cached until a booking, a closure or a lodge changes, a hold ends, or a lodge's day may have ended, because
 * printing a hundred stays takes 40 ms.
 */
export class LodgeCalendars {
  private readonly files = new PromiseCache<CalendarFile>({ ttlMs: CACHED_MS })
  private quarter = 0

  constructor(events: Events) {
    events.on('booking_changed', ({ lodgeSlug }) => this.files.drop((slug) => slug === lodgeSlug))
    for (const change of ['closures_changed', 'lodges_changed'] as const)
      events.on(change, () => this.files.drop())
  }

  /** Fails with `not_found`. */
  async read(context: Context, slug: string): Promise<string> {
    const quarter = quarterHour(context.clock)
    if (quarter !== this.quarter) this.files.drop()
    this.quarter = quarter
    const read = () => this.files.get(slug, () => lodgeCalendar(context, slug))
    const cached = await read()
    if (context.clock.now() < cached.holdEndsAt) return cached.text
    this.files.drop((name) => name === slug)
    return (await read()).text
  }
}
