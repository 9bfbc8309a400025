import { and, eq, inArray } from 'drizzle-orm'
import type { Cleaning } from '#contract/cleaning/day.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import { instantIn } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { type Arrival, nextArrivals } from './next-arrivals.ts'

type Departure = { lodgeSlug: string; lodgeName: string; timeZone: string }

export async function cleaningsAfter(
  context: Context,
  date: string,
  departures: readonly Departure[],
): Promise<Cleaning[]> {
  if (departures.length === 0) return []
  const slugs = departures.map(({ lodgeSlug }) => lodgeSlug)
  const stored = await context.db
    .select()
    .from(cleanings)
    .where(and(eq(cleanings.date, date), inArray(cleanings.lodgeSlug, slugs)))
  const next = await nextArrivals(context, date, slugs)
  return departures.map(({ lodgeSlug, lodgeName, timeZone }) => {
    const arrival = next.get(lodgeSlug)
    const known = stored.find((one) => one.lodgeSlug === lodgeSlug)
    return {
      lodgeSlug,
      lodgeName,
      date,
      dueBy: arrival ? arrivalInstant(arrival) : null,
      nextArrival: arrival?.checkIn ?? null,
      ...countExtras(arrival?.extras),
      ...(arrival?.party && { nextParty: arrival.party }),
      ...(arrival?.note && { nextNote: arrival.note }),
      timeZone,
      doneAt: known?.doneAt ?? null,
      doneBy: known?.doneBy ?? null,
      note: known?.note ?? null,
      picture: known?.picture ? pictureAddress(lodgeSlug, date, known.picture) : null,
    }
  })
}

/** Only confirmed extras, without prices. */
export function countExtras(orders: readonly ExtraOrder[] = []): Pick<Cleaning, 'extras'> {
  const confirmed = orders.filter(({ status }) => status === 'confirmed')
  const extras = confirmed.map(({ name, quantity }) => ({ name, quantity }))
  return extras.length > 0 ? { extras } : {}
}

export const arrivalInstant = ({ timeZone, checkIn, checkInFrom }: Arrival): string =>
  new Date(instantIn(timeZone, checkIn, checkInFrom)).toISOString()

/** The name in the query keeps a cached picture from standing for a newer one. */
export const pictureAddress = (lodgeSlug: string, date: string, name: string): string =>
  `/api/admin/cleaning/${lodgeSlug}/${date}/picture?name=${name}`
