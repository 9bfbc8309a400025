import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { toGiveBackCents } from '#contract/bookings/ledger.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import { DUE_SINCE_DAYS, DUE_WITHIN_DAYS, type DueStay } from '#contract/reports/due.ts'
import type { Context } from '#server/platform/context.ts'
import { balanceCharges, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { withMoney } from '../payments/stay-ledger.ts'

const MAX_ROWS = 50

/** Cents that were paid for a stay and not given back. */
const heldCents = sql`(select coalesce(sum(coalesce(${payments.receivedCents}, ${payments.amount} * 100) - ${payments.refundedAmount} * 100), 0)
  from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.status} in ('completed', 'refunded'))`

const priceCents = sql`(case when ${bookings.status} = 'confirmed' then ${bookings.totalPrice}::bigint * 100 + ${bookings.taxCents}
  when ${bookings.status} = 'cancelled' then coalesce(${bookings.keptCents}, 0) else 0 end)`

/** Unpaid stays that arrive soon or have arrived, and stays that are paid too much, by check-in. */
export async function listDue(context: Context): Promise<DueStay[]> {
  requireAdmin(context)
  const today = dateIn('UTC', context.clock.now())
  const isUnpaid = and(
    eq(bookings.status, 'confirmed'),
    lte(bookings.checkIn, addDays(today, DUE_WITHIN_DAYS)),
    sql`${heldCents} < ${priceCents}`,
  )
  const isPartDue = and(
    eq(bookings.status, 'confirmed'),
    sql`${bookings.schedule} <> '[]'`,
    sql`${heldCents} < least(${priceCents}, ${dueByNow(context)})`,
  )
  const isOverpaid = and(
    inArray(bookings.status, ['confirmed', 'cancelled', 'declined']),
    sql`${heldCents} > ${priceCents}`,
  )
  const since = addDays(today, -DUE_SINCE_DAYS)
  // each has its own limit: money that is on its way back is overpaid until it has arrived, and hides no unpaid stay
  const stays = [
    ...(await staysSince(context, since, or(isUnpaid, isPartDue))),
    ...(await staysSince(context, since, isOverpaid)),
  ]
  const charges = await chargesOf(
    context,
    stays.map(({ id }) => id),
  )
  return stays
    .map((stay) => toDue(stay, charges.get(stay.id)))
    .filter(({ dueCents, overpaidCents }) => dueCents > 0 || overpaidCents > 0)
    .sort((one, other) => one.checkIn.localeCompare(other.checkIn) || one.id - other.id)
}

/** Cents of the parts that are due today or earlier; the lodges' dates differ from each other by a day at most. */
const dueByNow = ({ clock }: Context) => sql`(select coalesce(sum((part->>'cents')::bigint), 0)
  from jsonb_array_elements(${bookings.schedule}) part
  where (part->>'dueOn')::date <= (${new Date(clock.now()).toISOString()}::timestamptz at time zone ${lodges.timeZone})::date)`

type BalanceCharge = typeof balanceCharges.$inferSelect

async function chargesOf({ db }: Context, ids: number[]): Promise<Map<number, BalanceCharge>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(balanceCharges).where(inArray(balanceCharges.bookingId, ids))
  return new Map(rows.map((row) => [row.bookingId, row]))
}

/** The first stays from this check-in on that meet the condition, with their money. */
async function staysSince(context: Context, since: string, condition: SQL | undefined) {
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    // The index on check-in bounds the search.
    .where(and(gte(bookings.checkIn, since), condition))
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
    .limit(MAX_ROWS)
  return withMoney(
    context,
    rows.map((row) => toBooking(row.bookings, row.lodges)),
  )
}

function toDue({ money, schedule, card, ...stay }: BookingWithMoney, charge?: BalanceCharge): DueStay {
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
    dueCents: status === 'confirmed' ? money.dueCents : 0,
    overpaidCents: toGiveBackCents(money),
    dueNowCents: status === 'confirmed' ? money.dueNowCents : 0,
    dueOn: schedule.find(({ cents, paidCents }) => paidCents < cents)?.dueOn ?? null,
    attempts: charge?.attempts ?? 0,
    lastError: charge?.lastError ?? null,
    card,
  }
}
