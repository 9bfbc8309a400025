import type { UnavailableRange } from '#contract/bookings.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { KeptReads } from '../kept-reads.ts'
import { availabilityOf } from './quotes.ts'

/** How long an answer is given again, in case another instance's news of a change is late. */
const KEPT_MS = 1000

type Span = { from?: string | undefined; to?: string | undefined }

/** Availability, kept for a second or until a booking or a closure changes it. */
export class KeptAvailability {
  private readonly reads = new KeptReads<{ unavailable: UnavailableRange[] }>({ forMs: KEPT_MS, most: 500 })

  constructor(events: Events) {
    events.on('booking_changed', ({ lodgeSlug }) =>
      this.reads.drop((name) => name.startsWith(`${lodgeSlug} `)),
    )
    for (const change of ['closures_changed', 'lodges_changed'] as const)
      events.on(change, () => this.reads.drop())
  }

  /** As `availabilityOf`, and fails as it does. */
  read(context: Context, slug: string, span: Span) {
    // The house's clock, by which holds run out, is part of the question.
    const second = Math.floor(context.clock.now() / KEPT_MS)
    const name = [slug, span.from, span.to, second].join(' ')
    return this.reads.read(name, () => availabilityOf(context, slug, span))
  }
}
