import { and, eq } from 'drizzle-orm'
import { datesIn, weekdayOf } from '#contract/date-lists.ts'
import type { RateChange, RateValues } from '#contract/rates.ts'
import type { RateOverride } from '#contract/tariff.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { rateChanges } from '../database/tables/rates.ts'
import { failure } from '../failure.ts'
import { lockLodges } from './lock-lodges.ts'
import { overridesOn, storeOverrides } from './rate-overrides.ts'

/** Sets the named values on the chosen dates; `changed` counts the dates that were otherwise before. */
export async function changeRates(
  context: Context,
  slug: string,
  { from, to, weekdays, ...values }: RateChange,
): Promise<{ changed: number; changeId: number }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, [slug])
    const isChosen = (date: string) => weekdays?.includes(weekdayOf(date)) ?? true
    const current = await overridesOn(inner, slug, datesIn({ from, to }).filter(isChosen))
    const before = current.filter((rate) => !hasValues(rate, values))
    await storeOverrides(
      inner,
      slug,
      before.map((rate) => ({ ...rate, ...given(values) })),
    )
    const [change] = await inner.db
      .insert(rateChanges)
      .values({ lodgeSlug: slug, set: given(values), before, at: isoNow(inner.clock) })
      .returning({ id: rateChanges.id })
    if (!change) throw new Error('the change of rates was not stored')
    const after = { from, to, ...(weekdays ? { weekdays } : {}), ...given(values), changed: before.length }
    await recordChange(inner, { action: 'set rates', subject: `lodge ${slug}`, after })
    inner.emit({ type: 'lodges_changed' })
    return { changed: before.length, changeId: change.id }
  })
}

/** Puts back what stood before a change; a conflict when it is undone already or a date was changed again since. */
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
    if (!change) throw failure('not_found', 'This change of rates does not exist')
    if (change.undoneAt) throw failure('conflict', 'This change is undone already')
    const dates = change.before.map(({ date }) => date)
    const current = await overridesOn(inner, slug, dates)
    if (!current.every((rate) => hasValues(rate, change.set)))
      throw failure('conflict', 'These rates were changed again since. Please undo the later change first.')
    const former = new Map(change.before.map((rate) => [rate.date, rate]))
    await storeOverrides(
      inner,
      slug,
      current.map((rate) => ({ ...rate, ...valuesNamed(change.set, former.get(rate.date)) })),
    )
    await inner.db
      .update(rateChanges)
      .set({ undoneAt: isoNow(inner.clock) })
      .where(eq(rateChanges.id, changeId))
    await recordChange(inner, {
      action: 'undo rates',
      subject: `lodge ${slug}`,
      after: { changeId, changed: dates.length },
    })
    inner.emit({ type: 'lodges_changed' })
    return { changed: dates.length }
  })
}

const fields = ['price', 'minNights', 'arrival', 'departure'] as const

/** The values that a change names. */
function given(values: RateValues): RateValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Of an override, the values that a change names. */
function valuesNamed(values: RateValues, rate: RateOverride | undefined): Partial<RateOverride> {
  return Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, rate?.[field]]))
}

const hasValues = (rate: RateOverride, values: RateValues): boolean =>
  fields.every((field) => values[field] === undefined || values[field] === rate[field])
