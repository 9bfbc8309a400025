import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { toastFailure, useAdminCall } from '../use-admin-call.ts'

/** Refunds a card payment through its provider, in full or by `amountCents`. */
export function useRefundPayment() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, amountCents }: { id: number; amountCents?: number }) =>
      call('POST /api/admin/payments/{id}/refund', { params: { id }, body: { amountCents } }),
    onSuccess: () => {
      toast({ title: 'Payment Refunded', description: 'The money is on its way back.' })
      void queries.invalidateQueries({ queryKey: ['/api/admin/payments'] })
      void queries.invalidateQueries({ queryKey: ['/api/admin/bookings'] })
    },
    onError: (error) =>
      toastFailure(
        error,
        'Refund Failed',
        (error instanceof ApiError && error.detail) || 'Failed to refund the payment.',
      ),
  })
}
