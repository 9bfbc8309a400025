import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCents } from '#contract/platform/money.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useReloadPayments } from '../kit/live/use-reload-payments.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export function useChargeCard() {
  const call = useAdminCall()
  const queries = useQueryClient()
  const reload = useReloadPayments()
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/bookings/{id}/charge', { params: { id }, body: null }),
    onSuccess: ({ money }) =>
      toast({
        title: 'Card Charged',
        description:
          money.dueCents > 0 ? `${formatCents(money.dueCents)} is due later.` : 'The stay is paid.',
      }),
    onError: (error) =>
      toastFailure(error, 'Card Not Charged', refusalIn(error) ?? 'Our server did not answer.'),
    onSettled: (reply, error) => {
      void queries.invalidateQueries({ queryKey: ['/api/admin/due'] })
      reload(reply, error)
    },
  })
}
