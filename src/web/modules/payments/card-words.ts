import { decimalOfCents, formatCents, formatDecimal } from '#contract/platform/money.ts'
import { formatMonthDay } from '#contract/platform/month-day.ts'
import type { CardPayment } from './card-payment.ts'

/** The button of a card form. */
export const submitWords = ({ amount, isSetup }: Pick<CardPayment, 'amount' | 'isSetup'>): string =>
  isSetup ? 'Save card' : `Pay ${formatDecimal(decimalOfCents(amount))}`

/** What a card that pays `amount` now is charged later; null when nothing is left. */
export function laterChargeWords({ amount, stay }: Pick<CardPayment, 'amount' | 'stay'>): string | null {
  if (!stay?.nextDueOn || amount >= stay.dueCents) return null
  const balance = formatCents(stay.dueCents - amount)
  return `Today ${formatCents(amount)}. The balance of ${balance} is charged to this card on ${formatMonthDay(stay.nextDueOn)}.`
}
