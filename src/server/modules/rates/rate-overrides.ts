import { and, between, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { RateOverride } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import { toRecords } from '#server/platform/database/rows.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeRates } from '#server/platform/database/tables/rates.ts'

/** In the order of `dates`. A date without a row has null for every value. */
export async function overridesOn(
  context: Context,
  slug: string,
  dates: readonly string[],
): Promise<RateOverride[]> {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const { lodgeSlug, ...columns } = getTableColumns(lodgeRates)
  const rows = await context.db
    .select(columns)
    .from(lodgeRates)
    .where(and(eq(lodgeSlug, slug), between(lodgeRates.date, first, last)))
  const stored = new Map(rows.map((row) => [row.date, row]))
  return dates.map(
    (date) => stored.get(date) ?? { date, price: null, minNights: null, arrival: null, departure: null },
  )
}

export async function storeOverrides(
  context: Context,
  slug: string,
  overrides: readonly RateOverride[],
): Promise<void> {
  if (overrides.length === 0) return
  const rows = toRecords(
    lodgeRates,
    overrides.map((override) => ({ ...override, lodgeSlug: slug })),
  )
  await context.db.execute(sql`
    insert into ${lodgeRates}
    select * from json_populate_recordset(null::${lodgeRates}, ${rows}::text::json)
    on conflict (lodge_slug, date) do update set price = excluded.price,
      min_nights = excluded.min_nights, arrival = excluded.arrival, departure = excluded.departure`)
  await context.db
    .update(lodges)
    .set({ ratesVersion: sql`${lodges.ratesVersion} + 1` })
    .where(eq(lodges.slug, slug))
  const { price, minNights, arrival, departure } = lodgeRates
  await context.db
    .delete(lodgeRates)
    .where(
      and(
        eq(lodgeRates.lodgeSlug, slug),
        isNull(price),
        isNull(minNights),
        isNull(arrival),
        isNull(departure),
      ),
    )
}
