import { sql } from 'drizzle-orm'
import type { Charges } from '#contract/charges/charges.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import { type RateOverride, rateByDate, type Tariff } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { lodgeCharges, lodgeRates } from '#server/platform/database/tables/rates.ts'

type PricedDates = {
  lodge: { slug: string; price: number }
  /** Both ends count, because a check-out date has rules too. */
  dates: DateRange
}

type Found = Partial<Charges> & { overrides: RateOverride[] }

/** In the order of `priced`, in one query. */
export async function tariffsFor(context: Context, priced: readonly PricedDates[]): Promise<Tariff[]> {
  if (priced.length === 0) return []
  const span = priced.map(({ lodge, dates }, place) => ({ place, slug: lodge.slug, ...dates }))
  const found = await context.db.execute(sql`
    select charges.fees, charges.taxes, (
      select coalesce(json_agg(json_build_object('date', rate.date, 'price', rate.price,
        'minNights', rate.min_nights, 'arrival', rate.arrival, 'departure', rate.departure)), '[]')
      from ${lodgeRates} rate
      where rate.lodge_slug = requested.slug and rate.date between requested."from" and requested."to"
    ) as overrides
    from json_to_recordset(${JSON.stringify(span)}::text::json)
      requested(place int, slug text, "from" date, "to" date)
    left join ${lodgeCharges} charges on charges.lodge_slug = requested.slug
    order by requested.place`)
  return toRows<Found>(found).map(({ fees, taxes, overrides }, index) => ({
    fees: fees ?? [],
    taxes: taxes ?? [],
    rateOn: rateByDate(priced[index]?.lodge.price ?? 0, overrides),
  }))
}
