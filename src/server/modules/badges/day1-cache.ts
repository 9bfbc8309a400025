import { foldedEmail } from '#contract/platform/email-address.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { isDay1Investor } from './badges.ts'

/** Limits the age of an answer when another instance's event is late. */
const CACHED_MS = 10_000
const MAX_ADDRESSES = 1000

/**
 * Only for quotes, since a guest who tries dates sends the same address each time. A booking reads the
 * database.
 */
export class Day1Cache {
  private readonly reads = new PromiseCache<boolean>({ max: MAX_ADDRESSES, ttlMs: CACHED_MS })

  constructor(events: Events) {
    for (const change of ['day1_badge_created', 'email_confirmed'] as const)
      events.on(change, () => this.reads.drop())
  }

  isInvestor(context: Context, email: string): Promise<boolean> {
    return this.reads.get(foldedEmail(email), () => isDay1Investor(context, email))
  }
}
