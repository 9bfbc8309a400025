import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarEvent, calendarEndpoints } from '#contract/calendar.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { toast } from '../ui/toast.tsx'
import { useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/calendar-events']

export type EventDraft = RequestOf<typeof calendarEndpoints.createEvent>['body']

/** Calendar events, by date. */
export function useEvents() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/calendar-events') })
}

const told = {
  created: { title: 'Event Created', description: 'The event stands in the calendar.' },
  updated: { title: 'Event Updated', description: 'The event has been changed.' },
  deleted: { title: 'Event Deleted', description: 'The event has been removed.' },
}

const failed = (title: string, description: string) => () =>
  toast({ title, description, variant: 'destructive' })

/** Creates an event, or replaces the one that is given. */
export function useSaveEvent(event: CalendarEvent | null, onSaved: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: EventDraft) =>
      event
        ? call('PUT /api/admin/calendar-events/{id}', { params: { id: event.id }, body })
        : call('POST /api/admin/calendar-events', { body }),
    onSuccess: () => {
      toast(event ? told.updated : told.created)
      void queries.invalidateQueries({ queryKey: KEY })
      onSaved()
    },
    onError: event
      ? failed('Update Failed', 'Failed to update calendar event.')
      : failed('Creation Failed', 'Failed to create calendar event.'),
  })
}

export function useDeleteEvent() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: CalendarEvent) => call('DELETE /api/admin/calendar-events/{id}', { params: { id } }),
    onSuccess: () => {
      toast(told.deleted)
      void queries.invalidateQueries({ queryKey: KEY })
    },
    onError: failed('Delete Failed', 'Failed to delete calendar event.'),
  })
}
