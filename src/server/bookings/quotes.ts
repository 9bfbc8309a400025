import { eq } from 'drizzle-orm'
import { type Quote, type QuotedStay, quoteStay } from '#contract/quote.ts'
import { brokenStayRule } from '#contract/stay-rules.ts'
import { brokenRateRule } from '#contract/tariff.ts'
import type { Context } from '../context.ts'
import { lodges } from '../database/tables/lodges.ts'
import { brokenRule, failure } from '../failure.ts'
import { tariffsFor } from '../rates/tariffs.ts'
import { todayAt } from './availability.ts'
import type { FindDay1Investors } from './create-bookings.ts'

export async function lodgeBySlug(context: Context, slug: string) {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return lodge
}

/** The price of a stay, computed as the booking's is. */
export async function quoteFor(
  context: Context,
  slug: string,
  stay: QuotedStay & { email?: string | undefined },
  findDay1Investors: FindDay1Investors,
): Promise<Quote> {
  const lodge = await lodgeBySlug(context, slug)
  const outOfBounds = brokenStayRule(stay, stay.guests, lodge, todayAt(context, lodge))
  if (outOfBounds) throw brokenRule(outOfBounds.path, outOfBounds.message)
  const { email, checkIn, checkOut } = stay
  const [tariff] = await tariffsFor(context, [{ lodge, dates: { from: checkIn, to: checkOut } }])
  if (!tariff) throw new Error('a stay was left without a tariff')
  const broken = brokenRateRule(stay, tariff.rateOn)
  if (broken) throw brokenRule(broken.path, broken.message)
  const day1 = email?.includes('@') ? (await findDay1Investors(context, [email]))(email) : false
  return quoteStay(stay, tariff, day1)
}
