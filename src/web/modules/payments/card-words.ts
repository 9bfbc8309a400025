import { decimalOfCents, formatCents, formatDecimal } from '#contract/platform/money.ts'
import { formatMonthDay } from '#contract/platform/month-day.ts'
import type { CardPayment } from './card-payment.ts'

export const submitWords = ({ amount, isSetup }: Pick<CardPayment, 'amount' | 'isSetup'>): string =>
  isSetup ? 'Save card' : `Pay ${formatDecimal(decimalOfCents(amount))}`

/** Null when nothing is left to charge after `amount`. */
export function laterChargeWords({ amount, stay }: Pick<CardPayment, 'amount' | 'stay'>): string | null {
  if (!stay?.nextDueOn || amount >= stay.dueCents) return null
  const balance = formatCents(stay.dueCents - amount)
  return `Today ${formatCents(amount)}. The balance of ${balance} is charged to this card on ${formatMonthDay(stay.nextDueOn)}.`
}
