import { type PlannedPart, splitDue } from './payment-plan.ts'
import { computeTotalCents } from './quote.ts'
import type { StayMoney } from './stay-money.ts'

/** Amounts are in cents. `refundTo` is the payment's total refund once all of it is made. */
export type StayPayment = {
  paid: number
  refunded: number
  refundTo: number
  isStuck: boolean
  isInCoins?: boolean
}

type Terms = {
  schedule?: readonly PlannedPart[]
  today?: string
  isOver?: boolean
  writtenOffCents?: number
}

export function computeLedger(
  totalCents: number,
  payments: readonly StayPayment[],
  { schedule = [], today = '', isOver = false, writtenOffCents = 0 }: Terms = {},
): StayMoney {
  const sum = (centsIn: (payment: StayPayment) => number) =>
    payments.reduce((cents, payment) => cents + centsIn(payment), 0)
  const onItsWay = ({ refunded, refundTo }: StayPayment) => Math.max(0, refundTo - refunded)
  const paidCents = sum(({ paid }) => paid)
  const refundedCents = sum(({ refunded }) => refunded)
  const refundingCents = sum(onItsWay)
  const coinsCents = sum((payment) => (payment.isInCoins ? onItsWay(payment) : 0))
  const held = paidCents - refundedCents
  const dueCents = isOver ? 0 : Math.max(0, totalCents - held - writtenOffCents)
  return {
    totalCents,
    paidCents,
    refundedCents,
    refundingCents,
    ...(coinsCents > 0 ? { refundingCoinsCents: coinsCents } : {}),
    dueCents,
    ...splitDue(schedule, { heldCents: held, dueCents, today }),
    overpaidCents: Math.max(0, paidCents - refundedCents - refundingCents - totalCents),
    ...(writtenOffCents > 0 ? { writtenOffCents } : {}),
    isStuck: payments.some((payment) => payment.isStuck && onItsWay(payment) > 0),
  }
}

/** What the owner pays back another way: cents above the total, and refunds that the card refused. */
export function toGiveBackCents(money: StayMoney): number {
  const goingBack = money.isStuck ? 0 : money.refundingCents
  return Math.max(0, money.paidCents - money.refundedCents - goingBack - money.totalCents)
}

export const hasEnded = ({ status }: Pick<Priced, 'status'>): boolean =>
  status === 'cancelled' || status === 'declined'

type Priced = {
  status: 'requested' | 'awaiting_payment' | 'confirmed' | 'declined' | 'cancelled'
  /** Whole dollars. */
  totalPrice: number
  taxCents: number
  lines: readonly { kind: string; cents: number }[]
  keptCents: number | null
}

export function costCents(stay: Priced): number {
  if (stay.status === 'declined') return 0
  return stay.status === 'cancelled' ? (stay.keptCents ?? 0) : computeTotalCents(stay)
}
