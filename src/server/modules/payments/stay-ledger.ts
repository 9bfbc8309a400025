import { and, eq, inArray } from 'drizzle-orm'
import { costCents, ledgerOf, type StayPayment } from '#contract/bookings/ledger.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { paidCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal } from '#contract/platform/money.ts'
import type { Context } from '#server/platform/context.ts'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'

type Stay = { id: number; writtenOffCents: number } & Parameters<typeof costCents>[0]

/** The stays with their ledgers. */
export async function withMoney<S extends Stay>(
  context: Context,
  stays: readonly S[],
): Promise<(S & { money: StayMoney })[]> {
  const paid = await paymentsOf(
    context,
    stays.map(({ id }) => id),
  )
  return stays.map((stay) => ({
    ...stay,
    money: ledgerOf(costCents(stay), paid.get(stay.id) ?? [], stay.writtenOffCents),
  }))
}

/** The ledger of one stay. */
export async function stayMoney(context: Context, stay: Stay): Promise<StayMoney> {
  const paid = await paymentsOf(context, [stay.id])
  return ledgerOf(costCents(stay), paid.get(stay.id) ?? [], stay.writtenOffCents)
}

async function paymentsOf(context: Context, bookingIds: number[]): Promise<Map<number, StayPayment[]>> {
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
    }
    const id = payment.bookingId ?? 0
    found.set(id, [...(found.get(id) ?? []), entry])
  }
  return found
}
