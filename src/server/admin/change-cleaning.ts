import type { Cleaning, CleaningEdit, OneCleaning } from '#contract/day.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { cleanings } from '../database/tables/cleanings.ts'
import { failure } from '../failure.ts'
import { dayOf } from './day.ts'

/** Ticks off a cleaning or opens it again, and replaces its note; what is left out stays. Fails with `not_found` when no stay ends there that day. */
export function changeCleaning(
  context: Context,
  { lodgeSlug, date }: OneCleaning,
  { done, note }: CleaningEdit,
): Promise<Cleaning> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await cleaningOf(inner, { lodgeSlug, date })
    const isRepeat = done === undefined || (done && before.doneAt !== null)
    const state = done ? { doneAt: isoNow(inner.clock), doneBy: admin.name } : { doneAt: null, doneBy: null }
    const change = { ...(isRepeat ? {} : state), ...(note === undefined ? {} : { note }) }
    await inner.db
      .insert(cleanings)
      .values({ lodgeSlug, date, ...change })
      .onConflictDoUpdate({ target: [cleanings.lodgeSlug, cleanings.date], set: { lodgeSlug, ...change } })
    const after = { ...before, ...change }
    const shown = ({ doneAt, doneBy, note: text }: Cleaning) => ({ doneAt, doneBy, note: text })
    await recordChange(inner, {
      action: done === undefined ? 'note' : done ? 'clean' : 'reopen',
      subject: `cleaning ${lodgeSlug} ${date}`,
      before: shown(before),
      after: shown(after),
    })
    return after
  })
}

/** One cleaning; fails with `not_found` when no stay ends there that day. */
export async function cleaningOf(context: Context, { lodgeSlug, date }: OneCleaning): Promise<Cleaning> {
  const [cleaning] = (await dayOf(context, date, [lodgeSlug])).cleaning
  if (!cleaning) throw failure('not_found', 'No stay ends at this lodge on this day')
  return cleaning
}
