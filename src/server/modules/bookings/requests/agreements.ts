import { eq } from 'drizzle-orm'
import type { AgreedVersions, Agreement } from '#contract/bookings/agreement.ts'
import { readTextVersions } from '#server/modules/lodges/text-versions.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingAgreements } from '#server/platform/database/tables/agreements.ts'
import { failure } from '#server/platform/failure.ts'

const LONGEST_USER_AGENT = 500

type Accepted = AgreedVersions | null | undefined

/** Fails with `conflict` and the present versions when the guest has read other texts. */
export async function refuseStaleTexts(
  context: Context,
  accepted: Accepted,
  lodge: { houseRules: readonly string[] },
): Promise<void> {
  if (!accepted) return
  const present = await readTextVersions(context, lodge)
  if (accepted.terms !== present.terms || accepted.rules !== present.rules)
    throw failure('conflict', 'The house rules or the terms have changed. Please read them again.', {
      terms: present,
    })
}

export async function storeAgreement(context: Context, bookingId: number, accepted: Accepted): Promise<void> {
  if (!accepted) return
  const { address, userAgent = '' } = context.visitor
  await context.db.insert(bookingAgreements).values({
    ...{ bookingId, ...accepted, at: isoNow(context.clock), address },
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
  })
}

export async function readAgreement({ db }: Context, bookingId: number): Promise<Agreement | null> {
  const { terms, rules, at, address, userAgent } = bookingAgreements
  const [found] = await db
    .select({ terms, rules, at, address, userAgent })
    .from(bookingAgreements)
    .where(eq(bookingAgreements.bookingId, bookingId))
  return found ?? null
}
