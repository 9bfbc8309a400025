import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Channel, ChannelEdit } from '#contract/calendar/calendar.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/calendar-feeds']

export function useChannels() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/calendar-feeds') })
}

/** Reloads the list afterwards and shows a failure in a toast. */
function useChannelChange<Wanted, Reply>(
  title: string,
  change: (requested: Wanted) => Promise<Reply>,
  onDone?: () => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => {
      const detail = error instanceof ApiError ? error.detail : null
      toastFailure(error, title, detail ?? 'Our server did not answer.')
    },
  })
}

export function useCreateChannel() {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  return useChannelChange(
    'The calendar was not added',
    (body: ChannelEdit) => call('POST /api/admin/calendar-feeds', { body, idempotencyKey: keyFor(body) }),
    finish,
  )
}

export function useSyncChannel() {
  const call = useAdminCall()
  return useChannelChange('The calendar was not read', ({ id }: Channel) =>
    call('POST /api/admin/calendar-feeds/{id}/sync', { params: { id } }),
  )
}

export function useDeleteChannel() {
  const call = useAdminCall()
  return useChannelChange('The calendar was not removed', ({ id }: Channel) =>
    call('DELETE /api/admin/calendar-feeds/{id}', { params: { id } }),
  )
}
