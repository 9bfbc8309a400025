import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { closesMore } from '#contract/calendar/closed-nights.ts'
import {
  type Closure,
  type ClosureEdit,
  type ClosureFields,
  type StayOnClosedNights,
  toClosureFields,
} from '#contract/calendar/closures.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { closures } from '#server/platform/database/tables/calendar.ts'
import { failure } from '#server/platform/failure.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from './events.ts'
import { staysIn } from './stays-on-closed-nights.ts'

type Span = { from?: string | undefined; to?: string | undefined }

/** Half-open; each end may be open. Sorted by first night. */
export async function listClosures(context: Context, { from, to }: Span): Promise<Closure[]> {
  requireAdmin(context)
  return context.db
    .select()
    .from(closures)
    .where(and(from ? gt(closures.to, from) : undefined, to ? lt(closures.from, to) : undefined))
    .orderBy(asc(closures.from), asc(closures.id))
}

/** Fails with `conflict` and the `bookings` that hold some of the nights, unless forced. */
export async function createClosure(context: Context, { force, ...edit }: ClosureEdit): Promise<Closure> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, edit.lodgeSlug)
    if (!force) refuseOver(await staysIn(inner, edit.lodgeSlug, edit))
    const made = { createdAt: isoNow(inner.clock), createdBy: admin.id }
    const [closure] = await inner.db
      .insert(closures)
      .values({ ...edit, ...made })
      .returning()
    if (!closure) throw new Error('the closure was not stored')
    await recordChange(inner, { action: 'create', subject: `closure ${closure.id}`, after: edit })
    inner.emit({ type: 'closures_changed' })
    return closure
  })
}

/** Fails like `createClosure` for stays whose nights were open before, and like `refuseStale`. */
export async function changeClosure(
  context: Context,
  id: number,
  { force, seen, ...edit }: ClosureEdit & { seen?: ClosureFields | undefined },
): Promise<Closure> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await closureById(inner, id)
    refuseStale('closure', { current: toClosureFields(before), seen, next: edit })
    await lockLodges(inner, edit.lodgeSlug)
    if (!force) {
      const hit = await staysIn(inner, edit.lodgeSlug, edit)
      const isNew = (stay: StayOnClosedNights) =>
        (before.lodgeSlug !== null && before.lodgeSlug !== stay.lodgeSlug) || closesMore(stay, before, edit)
      refuseOver(hit.filter(isNew))
    }
    const changed = { ...edit, changedAt: isoNow(inner.clock) }
    await inner.db.update(closures).set(changed).where(eq(closures.id, id))
    await recordChange(inner, { action: 'edit', subject: `closure ${id}`, before, after: edit })
    inner.emit({ type: 'closures_changed' })
    return { ...before, ...changed }
  })
}

export async function deleteClosure(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await closureById(inner, id)
    await inner.db.delete(closures).where(eq(closures.id, id))
    await recordChange(inner, { action: 'delete', subject: `closure ${id}`, before })
    inner.emit({ type: 'closures_changed' })
    return null
  })
}

async function closureById(context: Context, id: number): Promise<Closure> {
  const [closure] = await context.db.select().from(closures).where(eq(closures.id, id)).for('update')
  if (!closure) throw failure('not_found', 'This closure no longer exists')
  return closure
}

function refuseOver(stays: StayOnClosedNights[]): void {
  if (stays.length === 0) return
  const named = stays.map(
    ({ guestName, reference, lodgeName, checkIn, checkOut }) =>
      `${guestName} (${reference}) at ${lodgeName}, ${formatDate(checkIn)} to ${formatDate(checkOut)}`,
  )
  throw failure('conflict', `Guests have these nights: ${named.join('; ')}.`, { bookings: stays })
}
