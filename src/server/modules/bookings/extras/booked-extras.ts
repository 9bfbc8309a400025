import { randomInt } from 'node:crypto'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { computeTotalCents, type PriceLine } from '#contract/bookings/quote.ts'
import type { Tax } from '#contract/charges/charges.ts'
import { extraCents, replaceExtraLines } from '#contract/extras/extra-price.ts'
import type { Extra } from '#contract/extras/extras.ts'
import { brokenOrder, type ExtraOrder } from '#contract/extras/order-extras.ts'
import type { WantedExtras } from '#contract/extras/wanted-extras.ts'
import { nightsBetween, type Stay } from '#contract/platform/dates.ts'
import { readExtras } from '#server/modules/extras/extras.ts'
import type { Context } from '#server/platform/context.ts'
import type { RequestedChange } from '#server/platform/database/tables/bookings.ts'
import { brokenRule } from '#server/platform/failure.ts'
import type { BookingRow } from '../booking-mapper.ts'

/** The largest number that a 32-bit column holds. */
const MAX_ORDER_ID = 2 ** 31

type PricedStay = Stay & { guests: number }

export const isConfirmed = ({ status }: Pick<ExtraOrder, 'status'>): boolean => status === 'confirmed'

export const priceOrders = (orders: readonly ExtraOrder[], stay: PricedStay): ExtraOrder[] =>
  orders.map((order) => ({
    ...order,
    cents: extraCents(order, { nights: nightsBetween(stay), guests: stay.guests }),
  }))

export const includedOrders = (orders: readonly ExtraOrder[]): ExtraOrder[] =>
  orders.map((order) => (order.status === 'confirmed' ? { ...order, cents: 0 } : order))

type OrderedStay = PricedStay & {
  lodge: { slug: string; timeZone: string }
  checkInFrom: string
  extras: readonly ExtraOrder[]
  /** Neither hours of notice nor approval bind staff. */
  isByStaff?: boolean
}

/** Fails with `rule` at `extras`. */
export async function draftOrders(
  context: Context,
  requested: WantedExtras | null | undefined,
  { lodge, checkInFrom, extras: ordered, isByStaff = false, ...stay }: OrderedStay,
  read = readExtras,
): Promise<ExtraOrder[]> {
  if (!requested || requested.length === 0) return []
  const extras = await read(context, lodge.slug)
  const arrival = isByStaff
    ? Number.POSITIVE_INFINITY
    : arrivalInstant({ checkIn: stay.checkIn, timeZone: lodge.timeZone, checkInFrom })
  const broken = brokenOrder(requested, { extras, ordered, arrival, now: context.clock.now() })
  if (broken) throw brokenRule('extras', broken)
  const orders = requested.flatMap(({ id, quantity }) => {
    const extra = extras.find((other) => other.id === id)
    return extra ? [newOrder(isByStaff ? { ...extra, needsApproval: false } : extra, quantity)] : []
  })
  return priceOrders(orders, stay)
}

const newOrder = ({ id, name, kind, amount, taxed, needsApproval }: Extra, quantity: number): ExtraOrder => ({
  ...{ orderId: randomInt(1, MAX_ORDER_ID), id, name, kind, amount, quantity, taxed },
  cents: 0,
  status: needsApproval ? 'requested' : 'confirmed',
})

type Price = { totalPrice: number; taxCents: number; lines: PriceLine[] }
type OrderChange = { before: readonly ExtraOrder[]; after: readonly ExtraOrder[]; taxes: readonly Tax[] }

function changePrice(price: Price, { before, after, taxes }: OrderChange): Price {
  const [had, has] = [before.filter(isConfirmed), after.filter(isConfirmed)]
  const lines = replaceExtraLines(price.lines, { before: had, after: has, taxes })
  const taxCents = sumCents(lines.filter(({ kind }) => kind === 'tax'))
  const more = sumCents(has) - sumCents(had)
  return { totalPrice: price.totalPrice + more / 100, taxCents, lines }
}

/** Reprices the booking at its agreed taxes, and also the change that its guest has requested. */
export function withOrders(row: BookingRow, orders: ExtraOrder[], lodgeTaxes: readonly Tax[]): BookingRow {
  const before = row.extras
  const { totalPrice, taxCents, lines } = row
  const taxes = row.taxes ?? lodgeTaxes
  const price = changePrice({ totalPrice, taxCents, lines }, { before, after: orders, taxes })
  const changeRequest =
    row.changeRequest && changeRequested(row.changeRequest, { before, after: orders, taxes })
  return { ...row, ...price, extras: orders, changeRequest }
}

function changeRequested(request: RequestedChange, { before, after, taxes }: OrderChange): RequestedChange {
  const { total, taxCents, lines } = request.quote
  const change = {
    before: priceOrders(before, request),
    after: priceOrders(after, request),
    taxes: request.taxes ?? taxes,
  }
  const price = changePrice({ totalPrice: total, taxCents, lines }, change)
  const { totalPrice, ...changed } = price
  const quote = { ...request.quote, ...changed, total: totalPrice, totalCents: computeTotalCents(price) }
  return { ...request, quote }
}

const sumCents = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)
