import { useMutation } from '@tanstack/react-query'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useReloadPayments } from '../kit/live/use-reload-payments.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export function useDecidePart() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: 'refund' | 'count' }) =>
      call('PUT /api/admin/payments/{id}/part', { params: { id }, body: { decision } }),
    onSuccess: (_payment, { decision }) =>
      toast(
        decision === 'count'
          ? { title: 'Counted as paid', description: 'The rest stays due.' }
          : { title: 'Offered back', description: 'The guest reads where to name an address.' },
      ),
    onError: (error) => toastFailure(error, 'Not decided', 'The part could not be decided on.'),
    onSettled: useReloadPayments(),
  })
}

/** BTCPay Server sends it. */
export function useApproveRefund() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/payments/{id}/refund/approve', { params: { id } }),
    onSuccess: () =>
      toast({
        title: 'Refund approved',
        description: 'Please send the coins in BTCPay Server under Payouts.',
      }),
    onError: (error) => toastFailure(error, 'Not approved', 'The refund could not be approved.'),
    onSettled: useReloadPayments(),
  })
}
