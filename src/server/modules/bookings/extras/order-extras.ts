import { eq } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { ExtraDecision, OrderedExtras } from '#contract/bookings/extra-orders.ts'
import { addExtraPart } from '#contract/bookings/payment-plan.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { extraInWords } from '#contract/extras/extra-price.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import { formatCents } from '#contract/platform/money.ts'
import { readCharges } from '#server/modules/charges/charges.ts'
import { queueExtraEmails } from '#server/modules/mail/extra-emails.ts'
import { withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt } from '../availability/availability.ts'
import { type BookingRow, type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { noteChange, readOwnBooking } from '../bookings.ts'
import { stayWithLodge } from '../changes/change-requests.ts'
import { alreadyEnded, holdsNights } from '../changes/lock-stay.ts'
import { withNewSchedule } from '../changes/new-schedule.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { emailedLink } from '../reference.ts'
import { taxesFor } from '../requests/draft-booking.ts'
import { draftOrders, withOrders } from './booked-extras.ts'

type OwnLink = { reference: string; key: string }

/** Limits the orders of a stay, so that nobody can fill the owner's inbox. */
const MAX_ORDERS = 60

/**
 * The cost is due at once. Fails with `conflict` (status), `rule` at `extras`, `price_changed` or `too_many`.
 */
export async function orderExtras(
  context: Context,
  { reference, key }: OwnLink,
  { extras: wanted, expectedTotalCents }: OrderedExtras,
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const stay = await stayWithLodge(inner, own.id)
    const { bookings: row, lodges: lodge } = stay
    if (row.status !== 'confirmed')
      throw failure('conflict', 'Extras can be ordered once the stay is confirmed')
    const orders = await draftOrders(inner, wanted, { ...row, lodge })
    if (row.extras.length + orders.length > MAX_ORDERS)
      throw failure('too_many', `A stay has at most ${MAX_ORDERS} orders. Please write to us.`)
    const after = await writeOrders(inner, stay, [...row.extras, ...orders])
    if ((expectedTotalCents ?? computeTotalCents(after)) !== computeTotalCents(after))
      throw failure(
        'price_changed',
        `The price has changed: it is ${formatCents(computeTotalCents(after))} now`,
      )
    await report(inner, { bookings: after, lodges: lodge }, { step: 'extras_ordered', orders, by: 'guest' })
    return withOwnMoney(inner, toBooking(after, lodge))
  })
}

/** Fails with `not_found`, or with `conflict` once the owner has decided. */
export async function withdrawExtra(
  context: Context,
  { reference, key }: OwnLink,
  orderId: number,
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const stay = await stayWithLodge(inner, own.id)
    const order = findOrder(stay.bookings, orderId)
    if (order.status !== 'requested') throw alreadyDecided(order)
    const rest = stay.bookings.extras.filter((other) => other.orderId !== orderId)
    const after = await writeOrders(inner, stay, rest)
    const event = { step: 'extra_withdrawn', orders: [order], by: 'guest' } as const
    await report(inner, { bookings: after, lodges: stay.lodges }, event)
    return withOwnMoney(inner, toBooking(after, stay.lodges))
  })
}

/**
 * A confirmed order counts in the price and is due at once. Fails with `not_found`, or with `conflict` when
 * the stay is over or the order has the other answer.
 */
export async function decideExtra(
  context: Context,
  { id, orderId }: { id: number; orderId: number },
  { status }: ExtraDecision,
): Promise<BookingRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const stay = await stayWithLodge(inner, id)
    const { bookings: row, lodges: lodge } = stay
    const order = findOrder(row, orderId)
    if (order.status === status) return readBookingRecord(inner, id)
    if (order.status !== 'requested') throw alreadyDecided(order)
    if (!holdsNights(row)) throw alreadyEnded(row)
    const decided = { ...order, status }
    const orders = row.extras.map((other) => (other.orderId === orderId ? decided : other))
    const after = await writeOrders(inner, stay, orders)
    const step = status === 'confirmed' ? 'extra_confirmed' : 'extra_declined'
    await report(inner, { bookings: after, lodges: lodge }, { step, orders: [decided], by: 'owner' })
    await recordChange(inner, {
      action: status === 'confirmed' ? 'confirm extra' : 'decline extra',
      subject: `booking ${row.reference}`,
      before: { totalCents: computeTotalCents(row) },
      after: { extra: extraInWords(order), totalCents: computeTotalCents(after) },
    })
    return readBookingRecord(inner, id)
  })
}

function findOrder({ extras }: BookingRow, orderId: number): ExtraOrder {
  const order = extras.find((other) => other.orderId === orderId)
  if (!order) throw failure('not_found', 'This extra was not ordered')
  return order
}

const alreadyDecided = ({ name, status }: ExtraOrder) => failure('conflict', `${name} is already ${status}`)

/** The booking is locked. */
async function writeOrders(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  orders: ExtraOrder[],
): Promise<BookingRow> {
  const lodgeTaxes = row.taxes ? [] : taxesFor(await readCharges(context, row.lodgeSlug), row)
  const after = await withDues(context, row, withOrders(row, orders, lodgeTaxes), lodge)
  const { id, totalPrice, taxCents, lines, extras, changeRequest, schedule } = after
  const columns = { totalPrice, taxCents, lines, extras, changeRequest, schedule }
  await context.db.update(bookings).set(columns).where(eq(bookings.id, id))
  return after
}

/** A confirmed stay owes the addition at once. The parts of another one are planned again. */
async function withDues(
  context: Context,
  before: BookingRow,
  after: BookingRow,
  lodge: StayWithLodge['lodges'],
): Promise<BookingRow> {
  if (before.status !== 'confirmed') return withNewSchedule(context, before, after, lodge)
  const added = computeTotalCents(after) - computeTotalCents(before)
  return { ...after, schedule: addExtraPart(before.schedule, added, todayAt(context, lodge)) }
}

type OrderEvent = {
  step: 'extras_ordered' | 'extra_withdrawn' | 'extra_confirmed' | 'extra_declined'
  orders: readonly ExtraOrder[]
  by: 'guest' | 'owner'
}

async function report(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  { step, orders, by }: OrderEvent,
): Promise<void> {
  await noteChange(context, row.id, step, by, orders.map(extraInWords).join(', '))
  const booking = await withOwnMoney(context, toBooking(row, lodge))
  await queueExtraEmails(context, { booking, step, orders, link: emailedLink(context, row) })
  context.emit({ type: 'booking_changed', lodgeSlug: row.lodgeSlug })
}
