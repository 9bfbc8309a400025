import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { toGiveBackCents } from '#contract/bookings/ledger.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { DUE_WITHIN_DAYS, type DueStay, type dueEndpoints, reminderText } from '#contract/reports/due.ts'
import type { Context } from '#server/platform/context.ts'
import { balanceCharges, bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { messageGuest } from '../bookings/emails/messages.ts'
import { heldCents, isOwed, priceCents } from '../payments/owed.ts'
import { withMoney } from '../payments/stay-ledger.ts'
import { noPart, type Part, partsOfStays, partsWithoutStay } from './due-parts.ts'

/**
 * Includes unpaid stays that arrive soon, due deposits and balances, and overpaid stays; the earliest
 * check-in first.
 */
export async function listDue(context: Context): Promise<DueStay[]> {
  requireAdmin(context)
  const today = dateIn('UTC', context.clock.now())
  const isUnpaid = and(
    eq(bookings.status, 'confirmed'),
    lte(bookings.checkIn, addDays(today, DUE_WITHIN_DAYS)),
    isOwed,
  )
  const isPartDue = and(
    eq(bookings.status, 'confirmed'),
    sql`${bookings.schedule} <> '[]'`,
    sql`${heldCents} + ${bookings.writtenOffCents} < least(${priceCents}, ${dueByNow(context)})`,
  )
  const isOverpaid = and(
    inArray(bookings.status, ['confirmed', 'cancelled', 'declined']),
    sql`${heldCents} > ${priceCents}`,
  )
  const parts = await partsOfStays(context)
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(or(isUnpaid, isPartDue, isOverpaid, inArray(bookings.id, [...parts.keys()])))
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
  const stays = await withMoney(
    context,
    rows.map((row) => toBooking(row.bookings, row.lodges)),
  )
  const charges = await readCharges(
    context,
    stays.map(({ id }) => id),
  )
  const due = stays
    .map((stay) => ({ ...toDue(stay, charges.get(stay.id)), ...(parts.get(stay.id) ?? noPart) }))
    .filter(({ id, dueCents, overpaidCents }) => dueCents > 0 || overpaidCents > 0 || parts.has(id))
  const reminded = await lastReminders(
    context,
    due.map(({ id }) => id),
  )
  const listed = due.map((stay) => ({ ...stay, remindedAt: reminded.get(stay.id) ?? null }))
  return [...listed, ...(await partsWithoutStay(context))]
}

async function lastReminders({ db }: Context, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { bookingId, status, at } = bookingHistory
  const last = sql<string>`max(${at})`.mapWith(at)
  const rows = await db
    .select({ bookingId, at: last })
    .from(bookingHistory)
    .where(and(inArray(bookingId, ids), eq(status, 'reminded')))
    .groupBy(bookingId)
  return new Map(rows.map((row) => [row.bookingId, row.at]))
}

type Reminder = InputOf<(typeof dueEndpoints)['remindDue']>['body']

/** Without `text`, the standard reminder is sent. */
export async function remindDue(
  context: Context,
  { ids, text }: Reminder,
): Promise<{ reminded: number; skipped: number; sends: boolean }> {
  const debts = (await listDue(context)).filter(({ dueNowCents }) => dueNowCents > 0)
  const chosen = debts.filter(({ id, hasEmail }) => hasEmail && (ids?.includes(id) ?? true))
  for (const debt of chosen) {
    const ready = reminderText({ ...debt, dueCents: debt.dueNowCents })
    await messageGuest(context, debt.id, text ?? ready, 'reminded')
  }
  const requested = ids ? new Set(ids).size : debts.length
  const sends = context.config.SMTP_URL !== undefined
  return { reminded: chosen.length, skipped: requested - chosen.length, sends }
}

/** In cents, of the parts that are due today or earlier. */
const dueByNow = ({ clock }: Context) => sql`(select coalesce(sum((part->>'cents')::bigint), 0)
  from jsonb_array_elements(${bookings.schedule}) part
  where (part->>'dueOn')::date <= (${new Date(clock.now()).toISOString()}::timestamptz at time zone ${lodges.timeZone})::date)`

type BalanceCharge = typeof balanceCharges.$inferSelect

async function readCharges({ db }: Context, ids: number[]): Promise<Map<number, BalanceCharge>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(balanceCharges).where(inArray(balanceCharges.bookingId, ids))
  return new Map(rows.map((row) => [row.bookingId, row]))
}

function toDue(
  { money, schedule, card, ...stay }: BookingWithMoney,
  charge: BalanceCharge | undefined,
): Omit<DueStay, 'remindedAt' | keyof Part> {
  const { id, reference, guestName, lodgeSlug, lodgeName, checkIn, checkOut, timeZone, status } = stay
  return {
    id,
    reference,
    guestName,
    lodgeSlug,
    lodgeName,
    checkIn,
    checkOut,
    timeZone,
    status,
    dueCents: money.dueCents,
    overpaidCents: toGiveBackCents(money),
    dueNowCents: money.dueNowCents,
    dueOn: schedule.find(({ cents, paidCents }) => paidCents < cents)?.dueOn ?? null,
    attempts: charge?.attempts ?? 0,
    lastError: charge?.lastError ?? null,
    card,
    hasEmail: stay.guestEmail !== '',
  }
}
