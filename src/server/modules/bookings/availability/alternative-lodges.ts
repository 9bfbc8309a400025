import { asc, ne, sql } from 'drizzle-orm'
import type { FreeStay } from '#contract/bookings/bookings.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import type { Stay } from '#contract/platform/dates.ts'
import { brokenRateRule } from '#contract/rates/tariff.ts'
import { tariffsFor } from '#server/modules/rates/tariffs.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { isFree, todayAt, unavailableRanges } from './availability.ts'

const MAX_ALTERNATIVES = 3

/** Only lodges that fit the party and are bookable on the same nights; nearest price first. */
export async function alternativeLodges(
  context: Context,
  lodge: { slug: string; price: number },
  { checkIn, checkOut, ...party }: Stay & { guests: number; dogs: number },
): Promise<FreeStay[]> {
  const stay = { checkIn, checkOut }
  const dates = { from: checkIn, to: checkOut }
  const others = await context.db
    .select()
    .from(lodges)
    .where(ne(lodges.slug, lodge.slug))
    .orderBy(sql`abs(${lodges.price} - ${lodge.price})`, asc(lodges.id))
  const candidates = others.filter((other) => !brokenStayRule(stay, party, other, todayAt(context, other)))
  const [unavailable, tariffs] = await Promise.all([
    unavailableRanges(
      context,
      candidates.map(({ slug }) => ({ slug, ...dates })),
    ),
    tariffsFor(
      context,
      candidates.map((candidate) => ({ lodge: candidate, dates })),
    ),
  ])
  return candidates
    .filter((_, index) => {
      const tariff = tariffs[index]
      return isFree(stay, unavailable[index] ?? []) && tariff && !brokenRateRule(stay, tariff.rateOn)
    })
    .slice(0, MAX_ALTERNATIVES)
    .map(({ slug, name }) => ({ lodgeSlug: slug, lodgeName: name, ...stay }))
}
