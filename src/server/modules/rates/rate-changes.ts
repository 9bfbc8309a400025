import { asc, inArray } from 'drizzle-orm'
import { MAX_NIGHTLY_PRICE } from '#contract/lodges/lodges.ts'
import type { LodgesRateChange } from '#contract/rates/rate-calendar.ts'
import {
  changedDates,
  holdsValues,
  namedValues,
  priceAtPercent,
  rateFingerprint,
} from '#contract/rates/rate-overrides.ts'
import type { RateChange, RateValues } from '#contract/rates/rates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { rateChanges } from '#server/platform/database/tables/rates.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'
import { overridesOn, storeOverrides } from './rate-overrides.ts'

type Changed = { changed: number; changeId: number }

/** `changed` counts the dates whose values differ from before. */
export async function changeRates(context: Context, slug: string, change: RateChange): Promise<Changed> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const current = await overridesOn(inner, slug, changedDates(change))
    const changed = await applyChange(inner, slug, change, current, null)
    inner.emit({ type: 'lodges_changed' })
    return changed
  })
}

/**
 * Changes all lodges or none. If rates differ from `seen`, fails with `conflict` and the slugs of those
 * `lodges`.
 */
export async function changeRatesOfLodges(
  context: Context,
  { lodges: wanted, seen = {}, priceChangePercent, ...change }: LodgesRateChange,
): Promise<{ changed: number; changes: (Changed & { lodgeSlug: string })[] }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, wanted)
    const dates = changedDates(change)
    const plans = []
    for (const lodge of await basePrices(inner, wanted)) {
      const values = { ...change, ...changedPrice(lodge, priceChangePercent) }
      plans.push({ slug: lodge.slug, values, current: await overridesOn(inner, lodge.slug, dates) })
    }
    const stale = plans.filter(
      ({ slug, values, current }) =>
        seen[slug] !== undefined && seen[slug] !== rateFingerprint(current, values),
    )
    if (stale.length > 0) throw changedMeanwhile(stale.map(({ slug }) => slug))
    const changes: (Changed & { lodgeSlug: string })[] = []
    for (const { slug, values, current } of plans) {
      const batchId = changes[0]?.changeId ?? null
      changes.push({ lodgeSlug: slug, ...(await applyChange(inner, slug, values, current, batchId)) })
    }
    inner.emit({ type: 'lodges_changed' })
    return { changed: changes.reduce((sum, { changed }) => sum + changed, 0), changes }
  })
}

const changedMeanwhile = (slugs: string[]) =>
  failure('conflict', 'Somebody else changed these rates meanwhile. Please look at them first.', {
    lodges: slugs,
  })

const basePrices = (context: Context, slugs: readonly string[]) =>
  context.db
    .select({ slug: lodges.slug, name: lodges.name, price: lodges.price })
    .from(lodges)
    .where(inArray(lodges.slug, slugs))
    .orderBy(asc(lodges.id))

function changedPrice(
  { name, price }: { name: string; price: number },
  percent: number | undefined,
): RateValues {
  if (percent === undefined) return {}
  const changed = priceAtPercent(price, percent)
  if (changed <= MAX_NIGHTLY_PRICE) return { price: changed }
  const limit = `$${MAX_NIGHTLY_PRICE.toLocaleString('en-US')}`
  throw brokenRule('priceChangePercent', `${name} would cost more than ${limit} a night`)
}

/** The lodge is locked. Stores the former values too, for undo. */
async function applyChange(
  context: Context,
  slug: string,
  change: RateChange,
  current: readonly RateOverride[],
  batchId: number | null,
): Promise<Changed> {
  const { id: changedBy } = requireAdmin(context)
  const set = namedValues(change)
  const before = current.filter((rate) => !holdsValues(rate, set))
  await storeOverrides(
    context,
    slug,
    before.map((rate) => ({ ...rate, ...set })),
  )
  const [stored] = await context.db
    .insert(rateChanges)
    .values({ lodgeSlug: slug, set, before, batchId, changedBy, at: isoNow(context.clock) })
    .returning({ id: rateChanges.id })
  if (!stored) throw new Error('the change of rates was not stored')
  const { from, to, weekdays } = change
  const after = { from, to, ...(weekdays ? { weekdays } : {}), ...set, changed: before.length }
  await recordChange(context, { action: 'set rates', subject: `lodge ${slug}`, after })
  return { changed: before.length, changeId: stored.id }
}
