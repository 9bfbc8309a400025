import { and, eq } from 'drizzle-orm'
import type { Cleaning, CleaningEdit, OneCleaning } from '#contract/cleaning/day.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { failure } from '#server/platform/failure.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { findDayOfLodges } from './day.ts'

/**
 * What is left out stays. Fails with `not_found` when no stay ends there that day, and like `refuseStale`
 * when the note is not `seenNote`.
 */
export function changeCleaning(
  context: Context,
  which: OneCleaning,
  { done, note, seenNote }: CleaningEdit,
): Promise<Cleaning> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockCleaning(inner, which)
    const before = await findCleaning(inner, which)
    if (note !== undefined && seenNote !== undefined)
      refuseStale('note', { current: { note: before.note }, seen: { note: seenNote }, next: { note } })
    const isRepeat = done === undefined || (done && before.doneAt !== null)
    const state = done ? { doneAt: isoNow(inner.clock), doneBy: admin.name } : { doneAt: null, doneBy: null }
    const change = { ...(isRepeat ? {} : state), ...(note === undefined ? {} : { note }) }
    if (Object.keys(change).length > 0)
      await inner.db.update(cleanings).set(change).where(matchesCleaning(which))
    const after = { ...before, ...change }
    if (done && before.doneAt === null) {
      const id = `${which.lodgeSlug}:${which.date}`
      inner.emit({ type: 'record_changed', change: 'cleaning.done', id })
    }
    const shown = ({ doneAt, doneBy, note: text }: Cleaning) => ({ doneAt, doneBy, note: text })
    await recordChange(inner, {
      action: done === undefined ? 'note' : done ? 'clean' : 'reopen',
      subject: `cleaning ${which.lodgeSlug} ${which.date}`,
      before: shown(before),
      after: shown(after),
    })
    return after
  })
}

export const matchesCleaning = ({ lodgeSlug, date }: OneCleaning) =>
  and(eq(cleanings.lodgeSlug, lodgeSlug), eq(cleanings.date, date))

/**
 * Creates the row when it is missing, and locks it until the transaction ends. Fails with `not_found` when no
 * stay ends there that day.
 */
export async function lockCleaning(context: Context, which: OneCleaning): Promise<void> {
  await findCleaning(context, which)
  await context.db
    .insert(cleanings)
    .values(which)
    .onConflictDoUpdate({
      target: [cleanings.lodgeSlug, cleanings.date],
      set: { lodgeSlug: which.lodgeSlug },
    })
}

/** Fails with `not_found` when no stay ends there that day. */
export async function findCleaning(context: Context, { lodgeSlug, date }: OneCleaning): Promise<Cleaning> {
  const [cleaning] = (await findDayOfLodges(context, date, [lodgeSlug])).cleaning
  if (!cleaning) throw failure('not_found', 'No stay ends at this lodge on this day')
  return cleaning
}
