import { and, desc, eq, inArray } from 'drizzle-orm'
import { holdsValues, rateFields } from '#contract/rates/rate-overrides.ts'
import type { RateValues } from '#contract/rates/rates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { rateChanges } from '#server/platform/database/tables/rates.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../lodges/lock-lodges.ts'
import { overridesOn, storeOverrides } from './rate-overrides.ts'

/** Fails with `conflict` when the change is undone already or a date has changed since. */
export async function undoRateChange(
  context: Context,
  slug: string,
  changeId: number,
): Promise<{ changed: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const [change] = await inner.db
      .select()
      .from(rateChanges)
      .where(and(eq(rateChanges.id, changeId), eq(rateChanges.lodgeSlug, slug)))
    if (!change) throw noSuchChange()
    const changed = await undo(inner, change)
    inner.emit({ type: 'lodges_changed' })
    return { changed }
  })
}

/** The newest change is undone first. */
export async function undoRateChanges(
  context: Context,
  changeIds: readonly number[],
): Promise<{ changed: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const requested = [...new Set(changeIds)]
    const known = await changesWith(inner, requested)
    if (known.length < requested.length) throw noSuchChange()
    await lockLodges(
      inner,
      known.map(({ lodgeSlug }) => lodgeSlug),
    )
    let changed = 0
    // Another owner may have undone them before the lodges were locked.
    for (const change of await changesWith(inner, requested)) changed += await undo(inner, change)
    inner.emit({ type: 'lodges_changed' })
    return { changed }
  })
}

const changesWith = (context: Context, ids: readonly number[]) =>
  context.db.select().from(rateChanges).where(inArray(rateChanges.id, ids)).orderBy(desc(rateChanges.id))

const noSuchChange = () => failure('not_found', 'This change of rates does not exist')

/** The lodge is locked. Returns the number of dates. */
async function undo(context: Context, change: typeof rateChanges.$inferSelect): Promise<number> {
  if (change.undoneAt) throw failure('conflict', 'This change is undone already')
  const slug = change.lodgeSlug
  const dates = change.before.map(({ date }) => date)
  const current = await overridesOn(context, slug, dates)
  if (!current.every((rate) => holdsValues(rate, change.set)))
    throw failure('conflict', 'These rates were changed again since. Please undo the later change first.')
  const former = new Map(change.before.map((rate) => [rate.date, rate]))
  await storeOverrides(
    context,
    slug,
    current.map((rate) => ({ ...rate, ...valuesNamed(change.set, former.get(rate.date)) })),
  )
  await context.db
    .update(rateChanges)
    .set({ undoneAt: isoNow(context.clock) })
    .where(eq(rateChanges.id, change.id))
  await recordChange(context, {
    action: 'undo rates',
    subject: `lodge ${slug}`,
    after: { changeId: change.id, changed: dates.length },
  })
  return dates.length
}

function valuesNamed(values: RateValues, rate: RateOverride | undefined): Partial<RateOverride> {
  return Object.fromEntries(
    rateFields.filter((field) => field in values).map((field) => [field, rate?.[field]]),
  )
}
