import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Webhook, WebhookEdit } from '#contract/webhooks/webhooks.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastRefusal } from '../kit/refusal.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/webhooks']
const deliveriesKey = (id: number) => [...KEY, id, 'deliveries']

export const DELIVERIES = 20
/** An attempt may end while the list is open. */
const REFRESH_MS = 3000

export function useWebhooks() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/webhooks') })
}

export function useDeliveries(id: number, page: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [...deliveriesKey(id), page],
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    queryFn: () =>
      call('GET /api/admin/webhooks/{id}/deliveries', {
        params: { id },
        query: { limit: DELIVERIES, offset: page * DELIVERIES },
      }),
  })
}

/** Only this browser ever receives the secret. */
export function useWebhookSecret() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (requested: WebhookEdit | number) =>
      typeof requested === 'number'
        ? call('POST /api/admin/webhooks/{id}/rotate-secret', { params: { id: requested } })
        : call('POST /api/admin/webhooks', { body: requested }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Webhook Not Saved'),
  })
}

export function useChangeWebhook() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<Webhook, 'id' | 'url' | 'events' | 'isActive'>) =>
      call('PUT /api/admin/webhooks/{id}', { params: { id }, body }),
    onSuccess: ({ isActive }) =>
      toast({
        title: 'Webhook Saved',
        description: isActive ? 'It is on and gets new events.' : 'It is off and gets nothing.',
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Webhook Not Saved'),
  })
}

export function useDeleteWebhook() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/webhooks/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Webhook Deleted', description: 'Its address gets nothing more.' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Webhook Not Deleted'),
  })
}

export function useSendEvent(id: number) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: number | null) =>
      deliveryId === null
        ? call('POST /api/admin/webhooks/{id}/test', { params: { id } })
        : call('POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
            params: { id, deliveryId },
          }),
    onSuccess: () => toast({ title: 'On Its Way', description: 'The deliveries show what came of it.' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: deliveriesKey(id) }),
    onError: (error) => toastRefusal(error, 'Not Sent'),
  })
}
