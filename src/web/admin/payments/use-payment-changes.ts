import { useMutation } from '@tanstack/react-query'
import type { PaymentStatus, paymentEndpoints } from '#contract/payments/payments.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useReloadPayments } from '../kit/live/use-reload-payments.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export type PaymentDraft = RequestOf<typeof paymentEndpoints.recordPayment>['body']

export function useRecordPayment(onRecorded: () => void) {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (body: PaymentDraft) =>
      call('POST /api/admin/payments', { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      finish()
      toast({ title: 'Payment Created', description: 'The payment has been recorded.' })
      onRecorded()
    },
    onError: (error) => toastFailure(error, 'Creation Failed', 'Failed to create payment record.'),
    onSettled: useReloadPayments(),
  })
}

export function useSetPaymentStatus() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; status: PaymentStatus; throughProvider?: boolean }) =>
      call('PUT /api/admin/payments/{id}/status', { params: { id }, body }),
    onSuccess: (changed, { status }) => {
      const isUnderWay = status === 'refunded' && changed?.status === 'completed'
      const description = isUnderWay ? 'The refund is under way.' : `The payment is now ${status}.`
      toast({ title: 'Status Updated', description })
    },
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to update payment status.'),
    onSettled: useReloadPayments(),
  })
}
