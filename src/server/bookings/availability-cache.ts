import type { UnavailableRange } from '#contract/bookings.ts'
import { type DateRange, overlaps } from '#contract/dates.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { brokenRule } from '../failure.ts'
import { ReadCache } from '../read-cache.ts'
import { bookableSpan, todayAt, unavailableRanges } from './availability.ts'
import { lodgeBySlug } from './quotes.ts'

/** How long an answer is given again, in case another instance's news of a change is late. */
const KEPT_MS = 1000

type RequestedSpan = { from?: string | undefined; to?: string | undefined }
type Availability = { span: DateRange; unavailable: UnavailableRange[] }

/**
 * What cannot be booked, read for the whole span that a calendar shows and kept for a second or until a booking or a closure
 * changes it: dates that nobody has asked for yet cost no more than any others.
 */
export class AvailabilityCache {
  private readonly reads = new ReadCache<Availability>({ forMs: KEPT_MS })

  constructor(events: Events) {
    events.on('booking_changed', ({ lodgeSlug }) =>
      this.reads.drop((name) => name.startsWith(`${lodgeSlug} `)),
    )
    for (const change of ['closures_changed', 'lodges_changed'] as const)
      events.on(change, () => this.reads.drop())
  }

  /** What touches the asked dates, as far as they can be booked; fails with `not_found`, or `rule` when they are out of order. */
  async read(
    context: Context,
    slug: string,
    requested: RequestedSpan,
  ): Promise<{ unavailable: UnavailableRange[] }> {
    // The application's clock, by which holds run out, is part of the question.
    const second = Math.floor(context.clock.now() / KEPT_MS)
    const { span, unavailable } = await this.reads.read(`${slug} ${second}`, () => readAll(context, slug))
    const from = requested.from ?? span.from
    const to = requested.to ?? (from > span.to ? from : span.to)
    if (requested.to !== undefined && to <= from) throw brokenRule('to', 'to must be after from')
    return { unavailable: unavailable.filter((range) => overlaps(range, { from, to })) }
  }
}

async function readAll(context: Context, slug: string): Promise<Availability> {
  const lodge = await lodgeBySlug(context, slug)
  const span = bookableSpan(todayAt(context, lodge))
  return { span, unavailable: await unavailableRanges(context, slug, span) }
}
