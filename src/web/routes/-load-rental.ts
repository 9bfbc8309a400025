import type { Lodge } from '#contract/lodges/lodges.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import { vacationRental } from '../modules/lodges/lodge-data.ts'
import { lodgeReviewsQuery } from '../modules/reviews/lodge-reviews-query.ts'
import type { Call } from '../platform/api/call.ts'
import type { RouterContext } from '../router-context.ts'

/** A lodge's structured data has the lowest price of these days. */
const DAYS_AHEAD = 90

/** The lodge's reviews are loaded before. */
export async function loadRental(
  { call, queryClient, siteUrl }: RouterContext,
  lodge: Lodge,
): Promise<object> {
  const { slug, timeZone } = lodge
  return vacationRental(lodge, {
    siteUrl,
    lowestPrice: await lowestPrice(call, lodge, dateIn(timeZone, Date.now())),
    written: queryClient.getQueryData(lodgeReviewsQuery(call, slug).queryKey),
  })
}

/** If rates cannot be read, the lowest price of all bookable dates. */
async function lowestPrice(call: Call, { slug, price, priceFrom }: Lodge, today: string): Promise<number> {
  const query = { from: today, to: addDays(today, DAYS_AHEAD) }
  const { days } = await call('GET /api/lodges/{slug}/rates', { params: { slug }, query }).catch(() => ({
    days: [],
  }))
  return days.length > 0 ? Math.min(...days.map((day) => day.price)) : (priceFrom ?? price)
}
