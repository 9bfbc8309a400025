import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { StoredCard } from '#contract/bookings/bookings.ts'
import { computeLedger, costCents, hasEnded, type StayPayment } from '#contract/bookings/ledger.ts'
import { type PlannedPart, withPaidCents } from '#contract/bookings/payment-plan.ts'
import type { ScheduledPart } from '#contract/bookings/payment-schedule.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { paidCents } from '#contract/payments/refundable.ts'
import { dateIn } from '#contract/platform/dates.ts'
import { centsOfDecimal } from '#contract/platform/money.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments, refundQueue, stayCards } from '#server/platform/database/tables/payments.ts'

type Stay = {
  id: number
  lodgeSlug: string
  writtenOffCents: number
  schedule: readonly PlannedPart[]
} & Parameters<typeof costCents>[0]

type Ledger = { money: StayMoney; schedule: ScheduledPart[]; card: StoredCard | null }

/** Adds the ledger, the paid part of the schedule and the stored card. */
export async function withMoney<S extends Stay>(
  context: Context,
  stays: readonly S[],
): Promise<(Omit<S, keyof Ledger> & Ledger)[]> {
  const ids = stays.map(({ id }) => id)
  const paid = await findPayments(context, ids)
  const todays = await todaysAt(context, stays)
  const cards = await readCards(context, ids)
  return stays.map((stay) => {
    const money = computeMoney(stay, paid.get(stay.id) ?? [], todays.get(stay.lodgeSlug))
    return { ...stay, money, schedule: paidSchedule(stay, money), card: cards.get(stay.id) ?? null }
  })
}

export async function withOwnMoney<S extends Stay>(
  context: Context,
  stay: S,
): Promise<Omit<S, keyof Ledger> & Ledger> {
  const [found] = await withMoney(context, [stay])
  if (!found) throw new Error('a stay was left without its ledger')
  return found
}

export async function stayMoney(context: Context, stay: Stay): Promise<StayMoney> {
  const paid = await findPayments(context, [stay.id])
  const todays = await todaysAt(context, [stay])
  return computeMoney(stay, paid.get(stay.id) ?? [], todays.get(stay.lodgeSlug))
}

function computeMoney(stay: Stay, paid: StayPayment[], today: string | undefined): StayMoney {
  const isOver = hasEnded(stay)
  const schedule = isOver ? [] : stay.schedule
  const { writtenOffCents } = stay
  return computeLedger(costCents(stay), paid, { schedule, isOver, writtenOffCents, ...(today && { today }) })
}

const paidSchedule = (stay: Stay, { paidCents, refundedCents }: StayMoney): ScheduledPart[] =>
  hasEnded(stay) ? [] : withPaidCents(stay.schedule, paidCents - refundedCents)

async function todaysAt(context: Context, stays: readonly Stay[]): Promise<Map<string, string>> {
  const slugs = stays.filter(({ schedule }) => schedule.length > 0).map(({ lodgeSlug }) => lodgeSlug)
  if (slugs.length === 0) return new Map()
  const rows = await context.db
    .select({ slug: lodges.slug, timeZone: lodges.timeZone })
    .from(lodges)
    .where(inArray(lodges.slug, [...new Set(slugs)]))
  return new Map(rows.map(({ slug, timeZone }) => [slug, dateIn(timeZone, context.clock.now())]))
}

async function readCards(context: Context, bookingIds: number[]): Promise<Map<number, StoredCard>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await context.db
    .select()
    .from(stayCards)
    .where(and(inArray(stayCards.bookingId, bookingIds), isNotNull(stayCards.paymentMethodId)))
  return new Map(
    rows.map(({ bookingId, brand, last4, expires }) => [
      bookingId,
      { brand: brand ?? '', last4: last4 ?? '', expires: expires ?? '' },
    ]),
  )
}

async function findPayments(context: Context, bookingIds: number[]): Promise<Map<number, StayPayment[]>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await context.db
    .select({ payment: payments, refund: refundQueue })
    .from(payments)
    .leftJoin(refundQueue, eq(refundQueue.paymentId, payments.id))
    .where(and(inArray(payments.bookingId, bookingIds), inArray(payments.status, ['completed', 'refunded'])))
  const found = new Map<number, StayPayment[]>()
  for (const { payment, refund } of rows) {
    const open = refund && !refund.doneAt ? refund : null
    const entry = {
      paid: payment.status === 'refunded' ? paidCents(payment) : centsOfDecimal(payment.amount),
      refunded: centsOfDecimal(payment.refundedAmount),
      refundTo: open ? centsOfDecimal(open.upTo) : 0,
      isStuck: open !== null && open.nextTryAt === null,
      isInCoins: payment.crypto !== null,
    }
    const id = payment.bookingId ?? 0
    found.set(id, [...(found.get(id) ?? []), entry])
  }
  return found
}
