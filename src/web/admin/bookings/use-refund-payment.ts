import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Payment, RefundReason } from '#contract/payments/payments.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useReloadPayments } from '../kit/live/use-reload-payments.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

type Refund = {
  payment: Pick<Payment, 'id' | 'refundedAmount'>
  amountCents?: number
  /** The money was already returned another way. */
  elsewhere?: true
  /** Goodwill lowers the price; after a correction the amount is due again. */
  reason?: RefundReason
}

const refunded = { title: 'Payment Refunded', description: 'The money is on its way back.' }
const recorded = { title: 'Refund Recorded', description: 'The guest gets a credit note by email.' }
const queued = {
  title: 'Refund Queued',
  description: 'The provider has not taken it yet. It is tried again by itself.',
}

/** Refunds through the provider, in full or by `amountCents`, or records a refund made `elsewhere`. */
export function useRefundPayment() {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  // A retry after a lost response repeats the first key, because the list may already show that refund.
  const firstTry = useRef({ key: '', refundedAmount: '' })
  return useMutation({
    mutationFn: ({ payment: { id, refundedAmount }, amountCents, elsewhere, reason }: Refund) => {
      const key = keyFor({ id, amountCents, elsewhere, reason })
      if (firstTry.current.key !== key) firstTry.current = { key, refundedAmount }
      return call('POST /api/admin/payments/{id}/refund', {
        params: { id },
        body: { amountCents, elsewhere, reason },
        idempotencyKey: key,
      })
    },
    onSuccess: ({ refundedAmount }, { elsewhere }) => {
      finish()
      if (elsewhere) toast(recorded)
      else toast(Number(refundedAmount) > Number(firstTry.current.refundedAmount) ? refunded : queued)
    },
    onError: (error) =>
      toastFailure(
        error,
        'Refund Failed',
        (error instanceof ApiError && error.detail) || 'Failed to refund the payment.',
      ),
    onSettled: useReloadPayments(),
  })
}
