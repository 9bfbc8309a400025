import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed, CalendarFeedEdit } from '#contract/calendar.ts'
import { ApiError } from '../api/call.ts'
import { toastFailure, useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/calendar-feeds']

/** Other channels' calendars. */
export function useFeeds() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/calendar-feeds') })
}

/** What all changes of the calendars share: the list is read anew, and a failure is told. */
function useFeedChange<Wanted, Reply>(
  title: string,
  change: (wanted: Wanted) => Promise<Reply>,
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

export function useCreateFeed(onCreated: () => void) {
  const call = useAdminCall()
  return useFeedChange(
    'The calendar was not added',
    (body: CalendarFeedEdit) => call('POST /api/admin/calendar-feeds', { body }),
    onCreated,
  )
}

export function useSyncFeed() {
  const call = useAdminCall()
  return useFeedChange('The calendar was not read', ({ id }: CalendarFeed) =>
    call('POST /api/admin/calendar-feeds/{id}/sync', { params: { id } }),
  )
}

export function useDeleteFeed() {
  const call = useAdminCall()
  return useFeedChange('The calendar was not removed', ({ id }: CalendarFeed) =>
    call('DELETE /api/admin/calendar-feeds/{id}', { params: { id } }),
  )
}
