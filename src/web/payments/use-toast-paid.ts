import { useQueryClient } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings.ts'
import { formatDecimal } from '#contract/money.ts'
import { isPaid } from '#contract/stay-money.ts'
import { ownBookingQuery } from '../api/own-booking-query.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { refundWords } from './refund-words.ts'

/** After a payment: reads the booking and its ledger anew, in one answer, and says what became of both. */
export function useToastPaid(reference: string, key: string): (isSettled: boolean) => Promise<void> {
  const queries = useQueryClient()
  const query = ownBookingQuery(useCall(), reference, key)
  return async (isSettled) => {
    const booking = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    toast(outcomeOf(booking, isSettled))
  }
}

/** What a payer reads; only a confirmed stay with nothing due is called paid. */
export function outcomeOf(booking: BookingWithMoney | null, isSettled: boolean) {
  if (booking && booking.status !== 'confirmed')
    return {
      title: 'Stay cancelled',
      description: `This stay was cancelled while you paid. ${(refundWords(booking) ?? 'What was charged goes back to your card').replace(/\.$/, '')}.`,
      variant: 'destructive' as const,
    }
  if (!booking || !isSettled)
    return {
      title: 'Payment under way',
      description: 'We have not heard from your bank yet. Please reload this page in a minute.',
    }
  return {
    title: 'Payment Successful!',
    description: isPaid(booking.money)
      ? 'Your stay is paid. We look forward to you.'
      : `Thank you. ${formatDecimal(booking.money.dueCents / 100)} is still due.`,
  }
}
