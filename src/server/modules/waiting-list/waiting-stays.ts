import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import type { Stay } from '#contract/platform/dates.ts'
import { brokenRateRule } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import type { lodges } from '#server/platform/database/tables/lodges.ts'
import { isFree, todayAt, unavailableRanges } from '../bookings/availability/availability.ts'
import { tariffsFor } from '../rates/tariffs.ts'

type Lodge = typeof lodges.$inferSelect
type WaitingStay = Stay & { guests: number; dogs: number }

export async function findBrokenRule(context: Context, lodge: Lodge, stay: WaitingStay) {
  const broken = brokenStayRule(stay, stay, lodge, todayAt(context, lodge))
  if (broken) return broken
  const dates = { from: stay.checkIn, to: stay.checkOut }
  const [tariff] = await tariffsFor(context, [{ lodge, dates }])
  return tariff ? brokenRateRule(stay, tariff.rateOn) : null
}

export async function areNightsFree(context: Context, slug: string, stay: Stay): Promise<boolean> {
  const [taken = []] = await unavailableRanges(context, [{ slug, from: stay.checkIn, to: stay.checkOut }])
  return isFree(stay, taken)
}

export const canBook = async (context: Context, lodge: Lodge, stay: WaitingStay): Promise<boolean> =>
  (await findBrokenRule(context, lodge, stay)) === null && (await areNightsFree(context, lodge.slug, stay))
