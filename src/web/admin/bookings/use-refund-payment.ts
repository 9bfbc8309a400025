import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { useAttemptKey } from '../../api/use-attempt-key.ts'
import { toast } from '../../ui/toast.ts'
import { toastFailure, useAdminCall } from '../use-admin-call.ts'
import { useReloadPayments } from '../use-reload-payments.ts'

/** Refunds a card payment through its provider, in full or by `amountCents`. */
export function useRefundPayment() {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: ({ id, amountCents }: { id: number; amountCents?: number }) =>
      call('POST /api/admin/payments/{id}/refund', {
        params: { id },
        body: { amountCents },
        idempotencyKey: keyFor({ id, amountCents }),
      }),
    onSuccess: () => {
      finish()
      toast({ title: 'Payment Refunded', description: 'The money is on its way back.' })
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
