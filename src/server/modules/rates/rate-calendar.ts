import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { SomeLodges } from '#contract/lodges/some-lodges.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import { LAST_CHANGES, type SavedChange } from '#contract/rates/rate-calendar.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeRates, rateChanges } from '#server/platform/database/tables/rates.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

type LodgeOverrides = { slug: string; overrides: RateOverride[] }

/** Fails with `not_found` for an unknown `lodge`. */
export async function readRateCalendar(
  context: Context,
  { from, to, lodge, lodges: some }: DateRange & SomeLodges & { lodge?: string | undefined },
): Promise<{ lodges: LodgeOverrides[] }> {
  requireAdmin(context)
  const requested = lodge === undefined ? some : [lodge]
  const slugs = await context.db
    .select({ slug: lodges.slug })
    .from(lodges)
    .where(requested && inArray(lodges.slug, requested))
    .orderBy(asc(lodges.id))
  if (slugs.length === 0 && lodge !== undefined) throw failure('not_found', 'Lodge Not Found')
  const { lodgeSlug, date } = lodgeRates
  const rows = await context.db
    .select()
    .from(lodgeRates)
    .where(and(gte(date, from), lt(date, to), requested && inArray(lodgeSlug, requested)))
    .orderBy(asc(date))
  const bySlug = new Map(slugs.map(({ slug }): [string, RateOverride[]] => [slug, []]))
  for (const { lodgeSlug: slug, ...override } of rows) bySlug.get(slug)?.push(override)
  return { lodges: [...bySlug].map(([slug, overrides]) => ({ slug, overrides })) }
}

const batch = sql<number>`coalesce(${rateChanges.batchId}, ${rateChanges.id})`

/** Newest first. Changes saved at once count as one; those that changed nothing are left out. */
export async function listRateChanges(context: Context): Promise<SavedChange[]> {
  requireAdmin(context)
  const nights = sql<number>`jsonb_array_length(${rateChanges.before})`
  const newest = context.db
    .selectDistinct({ batch })
    .from(rateChanges)
    .where(sql`${nights} > 0`)
    .orderBy(desc(batch))
    .limit(LAST_CHANGES)
  const rows = await context.db
    .select({
      batch,
      at: rateChanges.at,
      by: adminUsers.name,
      lodgeSlug: rateChanges.lodgeSlug,
      changeId: rateChanges.id,
      changed: nights,
      set: rateChanges.set,
      first: sql<string>`${rateChanges.before}->0->>'date'`,
      last: sql<string>`${rateChanges.before}->-1->>'date'`,
      undoneAt: rateChanges.undoneAt,
    })
    .from(rateChanges)
    .leftJoin(adminUsers, eq(adminUsers.id, rateChanges.changedBy))
    .where(and(inArray(batch, newest), sql`${nights} > 0`))
    .orderBy(desc(batch), asc(rateChanges.id))
  const saved = new Map<number, SavedChange>()
  for (const { batch: id, at, by, ...lodge } of rows) {
    const change = saved.get(id) ?? { at, by, lodges: [] }
    change.lodges.push(lodge)
    saved.set(id, change)
  }
  return [...saved.values()]
}
