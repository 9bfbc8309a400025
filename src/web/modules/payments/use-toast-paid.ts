import { useQueryClient } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { isPaid } from '#contract/bookings/paid-stay.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { refundWords } from './refund-words.ts'

/** Reloads the booking with its ledger and shows the result in a toast. */
export function useToastPaid(reference: string, key: string): (isSettled: boolean) => Promise<void> {
  const queries = useQueryClient()
  const query = ownBookingQuery(useCall(), reference, key)
  return async (isSettled) => {
    const booking = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    toast(writeOutcome(booking, isSettled))
  }
}

function lostStay(booking: BookingWithMoney) {
  const isCancelled = booking.status === 'cancelled'
  const reason = isCancelled ? 'This stay was cancelled while you paid.' : 'The nights are no longer free.'
  const refund = refundWords(booking) ?? 'What was charged goes back to you'
  return {
    title: isCancelled ? 'Stay cancelled' : 'Stay not confirmed',
    description: `${reason} ${refund.replace(/\.$/, '')}.`,
    variant: 'destructive' as const,
  }
}

/** The stay ended and part of the payment is refunded: all of it, or what exceeds the fee. */
function isLost({ status, money }: BookingWithMoney): boolean {
  const backCents = money.refundedCents + money.refundingCents + money.overpaidCents
  return (status === 'cancelled' || status === 'declined') && (money.totalCents === 0 || backCents > 0)
}

/** Only a confirmed stay with nothing due is called paid. */
export function writeOutcome(booking: BookingWithMoney | null, isSettled: boolean) {
  if (booking && isLost(booking)) return lostStay(booking)
  if (!booking || !isSettled || booking.status === 'awaiting_payment')
    return {
      title: 'Payment under way',
      description: 'We have not heard from your bank yet. Please reload this page in a minute.',
    }
  return { title: 'Payment Successful!', description: paidWords(booking) }
}

function paidWords({ status, money }: BookingWithMoney): string {
  if (money.nextDueOn && money.dueNowCents === 0)
    return `Thank you. The balance of ${formatDecimal(money.dueCents / 100)} is due on ${formatDate(money.nextDueOn)}.`
  if (!isPaid(money)) return `Thank you. ${formatDecimal(money.dueCents / 100)} is still due.`
  return status === 'cancelled'
    ? 'Thank you. Nothing more is due.'
    : 'Your stay is paid. We look forward to you.'
}
