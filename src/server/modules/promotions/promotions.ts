import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { codeKey } from '#contract/promotions/promotion-rules.ts'
import type { Promotion, PromotionEdit } from '#contract/promotions/promotions.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '#server/platform/database/errors.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { promotions } from '#server/platform/database/tables/promotions.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

/** 0 for a promotion without a limit, unless all uses are counted. */
export type PromotionRow = typeof promotions.$inferSelect & { uses: number }

export async function listPromotions(context: Context): Promise<Promotion[]> {
  requireAdmin(context)
  return (await readPromotions(context, undefined, countUses)).map(toPromotion)
}

/** Fails with `rule` for an unknown lodge and with `conflict` when another promotion has the code. */
export function createPromotion(context: Context, edit: PromotionEdit): Promise<Promotion> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await refuseUnknownLodges(inner, edit)
    const [made] = await inner.db
      .insert(promotions)
      .values({ ...toColumns(edit), createdAt: isoNow(inner.clock) })
      .returning()
      .catch(refuseSameCode)
    if (!made) throw new Error('the promotion was not stored')
    await recordChange(inner, { action: 'create', subject: `promotion ${made.id}`, after: edit })
    inner.emit({ type: 'promotions_changed' })
    return toPromotion({ ...made, uses: 0 })
  })
}

/** Fails with `not_found`, and like `createPromotion`. */
export function changePromotion(context: Context, id: number, edit: PromotionEdit): Promise<Promotion> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await lockPromotion(inner, id)
    await refuseUnknownLodges(inner, edit)
    await inner.db.update(promotions).set(toColumns(edit)).where(eq(promotions.id, id)).catch(refuseSameCode)
    await recordChange(inner, { action: 'edit', subject: `promotion ${id}`, before, after: edit })
    inner.emit({ type: 'promotions_changed' })
    const [row] = await readPromotions(inner, eq(promotions.id, id), countUses)
    if (!row) throw noPromotion()
    return toPromotion(row)
  })
}

/** Bookings keep its terms. Fails with `not_found`. */
export function deletePromotion(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await lockPromotion(inner, id)
    await inner.db.delete(promotions).where(eq(promotions.id, id))
    await recordChange(inner, { action: 'delete', subject: `promotion ${id}`, before })
    inner.emit({ type: 'promotions_changed' })
    return null
  })
}

const noPromotion = () => failure('not_found', 'This promotion no longer exists')

async function lockPromotion(context: Context, id: number) {
  const [row] = await context.db.select().from(promotions).where(eq(promotions.id, id)).for('update')
  if (!row) throw noPromotion()
  return row
}

/**
 * Oldest first. Counting all uses reads each booking that has one, and offers need only those with a limit.
 */
export async function readPromotions(
  context: Context,
  where?: SQL,
  count = countLimitedUses,
): Promise<PromotionRow[]> {
  return context.db
    .select({ ...getTableColumns(promotions), uses: count(isoNow(context.clock)) })
    .from(promotions)
    .where(where)
    .orderBy(asc(promotions.id))
}

/** Locks promotions that have a limit and for which `fits` is true, so that parallel requests count their uses in turn. */
export async function lockPromotions(
  context: Context,
  where: SQL,
  fits: (row: PromotionRow) => boolean,
): Promise<PromotionRow[]> {
  const rows = await readPromotions(context, where)
  const limited = rows.filter((row) => row.maxUses !== null && fits(row))
  if (limited.length === 0) return rows
  const ids = limited.map(({ id }) => id)
  const locked = context.db.select({ id: promotions.id }).from(promotions).where(inArray(promotions.id, ids))
  await locked.orderBy(asc(promotions.id)).for('update')
  return readPromotions(context, where)
}

/** A hold that has ended has given its use back already. */
const countUses = (now: string) => sql<number>`(
  select count(*)::int from ${bookings} booking
  where booking.promotion is not null and (booking.promotion->>'id')::int = "promotions"."id"
  and (booking.status = 'confirmed'
    or booking.status in ('requested', 'awaiting_payment') and booking.until > ${now}))`

const countLimitedUses = (now: string) =>
  sql<number>`case when ${promotions.maxUses} is null then 0 else ${countUses(now)} end`

const toPromotion = ({ codeKey: _key, createdAt: _at, ...row }: PromotionRow): Promotion => row

const toColumns = (edit: PromotionEdit) => ({
  ...edit,
  codeKey: edit.code === null ? null : codeKey(edit.code),
})

async function refuseUnknownLodges(context: Context, { lodges: wanted }: PromotionEdit): Promise<void> {
  if (wanted === null) return
  const known = await context.db.$count(lodges, inArray(lodges.slug, [...new Set(wanted)]))
  if (known < new Set(wanted).size) throw brokenRule('lodges', 'There is no such lodge')
}

function refuseSameCode(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION
    ? failure('conflict', 'Another promotion has this code already')
    : error
}
