import * as z from 'zod'
import { totalCentsOf } from './quote.ts'

/** The ledger of one stay, in cents. */
export const StayMoney = z.object({
  /** What the stay costs; of a cancelled one what is kept, of a declined one nothing. */
  totalCents: z.int(),
  /** By card and by hand, whatever became of it afterwards. */
  paidCents: z.int(),
  refundedCents: z.int(),
  /** To be given back, and not yet made at the provider. */
  refundingCents: z.int(),
  /** The total less what was paid and not given back; never below 0. */
  dueCents: z.int(),
  /** True when a refund cannot be made to the card: the owner gives it back another way. */
  isStuck: z.boolean(),
})
export type StayMoney = z.infer<typeof StayMoney>

/** A completed or refunded payment of a stay, in cents; `refundTo` is what will have been given back of it in all. */
export type StayPayment = { paid: number; refunded: number; refundTo: number; isStuck: boolean }

/** Adds up the ledger of a stay that costs `totalCents`. */
export function ledgerOf(totalCents: number, payments: readonly StayPayment[]): StayMoney {
  const sum = (centsOf: (payment: StayPayment) => number) =>
    payments.reduce((cents, payment) => cents + centsOf(payment), 0)
  const onItsWay = ({ refunded, refundTo }: StayPayment) => Math.max(0, refundTo - refunded)
  const paidCents = sum(({ paid }) => paid)
  const refundedCents = sum(({ refunded }) => refunded)
  return {
    totalCents,
    paidCents,
    refundedCents,
    refundingCents: sum(onItsWay),
    dueCents: Math.max(0, totalCents - (paidCents - refundedCents)),
    isStuck: payments.some((payment) => payment.isStuck && onItsWay(payment) > 0),
  }
}

/** 'Paid' is said when nothing is due and something was paid and kept. */
export function isPaid({ dueCents, paidCents, refundedCents }: StayMoney): boolean {
  return dueCents === 0 && paidCents > refundedCents
}

type Priced = {
  status: 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** Whole dollars. */
  totalPrice: number
  taxCents: number
  keptCents: number | null
}

/** Cents that a stay costs as it stands. */
export function costCents(stay: Priced): number {
  if (stay.status === 'declined') return 0
  return stay.status === 'cancelled' ? (stay.keptCents ?? 0) : totalCentsOf(stay)
}
