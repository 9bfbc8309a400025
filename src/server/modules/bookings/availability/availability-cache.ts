import type { UnavailableRange } from '#contract/bookings/bookings.ts'
import { type DateRange, overlaps } from '#contract/platform/dates.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { serviceKey } from '#server/platform/services.ts'
import { bookableSpan, todayAt, unavailableRanges } from './availability.ts'
import { lodgeBySlug } from './quotes.ts'
import { type TakenOn, takenNights } from './stay-search.ts'

/** Limits the age of an answer when another instance's event is late. */
const CACHED_MS = 1000

type RequestedSpan = { from?: string | undefined; to?: string | undefined }
type Lodge = { slug: string; timeZone: string }

export type Availability = {
  span: DateRange
  unavailable: UnavailableRange[]
  takenOn: TakenOn
}

/**
 * Cached for a second, or until a booking, a closure or a lodge changes. An entry covers all dates that a
 * calendar shows, so requests for any dates share it. There is one for each lodge, because a search reads
 * them all.
 */
export class AvailabilityCache {
  private readonly reads = new PromiseCache<Availability>({ ttlMs: CACHED_MS, max: Number.POSITIVE_INFINITY })
  private second = 0

  constructor(events: Events) {
    events.on('booking_changed', ({ lodgeSlug }) => this.reads.drop((name) => name === lodgeSlug))
    for (const change of ['closures_changed', 'lodges_changed'] as const)
      events.on(change, () => this.reads.drop())
  }

  /** Fails with `not_found`, or with `rule` when `to` is not after `from`. */
  async read(
    context: Context,
    slug: string,
    requested: RequestedSpan,
  ): Promise<{ unavailable: UnavailableRange[] }> {
    this.dropExpired(context)
    const { span, unavailable } = await this.reads.get(slug, () => readOne(context, slug))
    const from = requested.from ?? span.from
    const to = requested.to ?? (from > span.to ? from : span.to)
    if (requested.to !== undefined && to <= from) throw brokenRule('to', 'to must be after from')
    return { unavailable: unavailable.filter((range) => overlaps(range, { from, to })) }
  }

  readMany(context: Context, lodges: readonly Lodge[]): Promise<Availability[]> {
    this.dropExpired(context)
    const missing: Lodge[] = []
    // Runs once every lodge was looked up, so it reads all that are missing.
    const reading = Promise.resolve().then(() => (missing.length > 0 ? readSpans(context, missing) : []))
    return Promise.all(
      lodges.map((lodge) => this.reads.get(lodge.slug, () => reading.then(atPlace(missing.push(lodge) - 1)))),
    )
  }

  /** Holds end by the application's clock, so no answer outlives its second. */
  private dropExpired({ clock }: Context): void {
    const second = Math.floor(clock.now() / CACHED_MS)
    if (second !== this.second) this.reads.drop()
    this.second = second
  }
}

async function readOne(context: Context, slug: string): Promise<Availability> {
  return readSpans(context, [await lodgeBySlug(context, slug)]).then(atPlace(0))
}

const atPlace =
  (place: number) =>
  (read: readonly Availability[]): Availability => {
    const availability = read[place]
    if (!availability) throw new Error('a lodge was left without availability')
    return availability
  }

async function readSpans(context: Context, lodges: readonly Lodge[]): Promise<Availability[]> {
  const spans = lodges.map((lodge) => ({ slug: lodge.slug, ...bookableSpan(todayAt(context, lodge)) }))
  const unavailable = await unavailableRanges(context, spans)
  return spans.map(({ from, to }, index) => {
    const ranges = unavailable[index] ?? []
    return { span: { from, to }, unavailable: ranges, takenOn: takenNights(ranges, { from, to }) }
  })
}

export const availabilityCache = serviceKey<AvailabilityCache>('cached availability')
