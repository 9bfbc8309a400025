import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CalendarEvent,
  type calendarEndpoints,
  closesNight,
  type SavedCalendarEvent,
  toEventFields,
} from '#contract/calendar/calendar.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { completeEvent } from '#web/platform/api/complete-event.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { currentIn } from '../kit/editing/edit-conflict.ts'
import { SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { useTimelineChanged } from './timeline/use-timeline.ts'

const KEY = ['/api/admin/calendar-events']

export type EventDaysDraft = RequestOf<typeof calendarEndpoints.createEventDays>['body']

export function useEvents() {
  const call = useAdminCall()
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: async () => (await call('GET /api/admin/calendar-events')).map(completeEvent),
  })
}

const toastTitles = {
  created: { title: 'Event Created', description: 'The event stands in the calendar.' },
  updated: { title: 'Event Updated', description: 'The event has been changed.' },
  deleted: { title: 'Event Deleted', description: 'The event has been removed.' },
  restored: { title: 'Event Restored', description: 'The event is back as it was.' },
}

const failed = (title: string, description: string) => (error: unknown) =>
  toastFailure(error, title, description)
const notUpdated = failed('Update Failed', 'Failed to update calendar event.')

/** Failures reload the events too, because another owner may have deleted one. */
function useEventsChanged(): (saved?: unknown, error?: unknown) => void {
  const queries = useQueryClient()
  const timelineChanged = useTimelineChanged()
  return (_, error) => {
    if (error instanceof SessionEnded) return
    void queries.invalidateQueries({ queryKey: KEY })
    timelineChanged()
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The next edit starts from the saved events, even before the list reloads. */
function useShowSaved(): (saved: readonly SavedCalendarEvent[]) => void {
  const queries = useQueryClient()
  return (saved) =>
    queries.setQueryData<CalendarEvent[]>(KEY, (listed) =>
      listed?.map((one) => {
        const now = saved.find((event) => event?.id === one.id)
        return now ? completeEvent(now) : one
      }),
    )
}

/** The default of the type needs no `closesNights`. */
function withoutDefault({ closesNights, ...draft }: EventDaysDraft): EventDaysDraft {
  const { eventType = 'maintenance' } = draft
  return closesNight({ eventType, closesNights }) === closesNight({ eventType })
    ? draft
    : { ...draft, closesNights }
}

/** Creates an event on each day up to the last. Saving an existing event fails if others have changed it; after a 404 the next save creates it again. */
export function useSaveEvent(event: CalendarEvent | null, onSaved: () => void) {
  const call = useAdminCall()
  const changed = useEventsChanged()
  const showSaved = useShowSaved()
  const { keyFor, finish } = useAttemptKey()
  const [wasDeleted, setDeleted] = useState(false)
  const save = useMutation({
    mutationFn: async (draft: EventDaysDraft): Promise<SavedCalendarEvent[]> => {
      const { lastDate, ...body } = withoutDefault(draft)
      if (event && !wasDeleted)
        return [
          await call('PUT /api/admin/calendar-events/{id}', {
            params: { id: event.id },
            body: { ...body, seen: toEventFields(event) },
          }),
        ]
      const idempotencyKey = keyFor(draft)
      if (!lastDate || lastDate === body.eventDate)
        return [await call('POST /api/admin/calendar-events', { body, idempotencyKey })]
      return call('POST /api/admin/calendar-events/days', { body: { ...body, lastDate }, idempotencyKey })
    },
    onSuccess: (saved) => {
      finish()
      showSaved(saved)
      toast(withStays(event ? toastTitles.updated : toastTitles.created, saved))
      onSaved()
    },
    onError: (error) => {
      if (currentIn(error)) return
      if (isGone(error)) setDeleted(true)
      const fail = event ? notUpdated : failed('Creation Failed', 'Failed to create calendar event.')
      fail(error)
    },
    onSettled: changed,
  })
  return { ...save, wasDeleted }
}

/** Names the guests whose nights the change closes. */
function withStays(message: { title: string; description: string }, saved: readonly SavedCalendarEvent[]) {
  const guests = [...new Set(saved.flatMap((event) => event?.bookings ?? []).map((stay) => stay.guestName))]
  if (guests.length === 0) return message
  return { ...message, description: `It closes nights that guests have: ${guests.join(', ')}.` }
}

/** Fails if others have changed the event. Its toast offers to undo the move. */
export function useMoveEvent() {
  const call = useAdminCall()
  const changed = useEventsChanged()
  const showSaved = useShowSaved()
  const move = useMutation({
    mutationFn: ({ event, date }: { event: CalendarEvent; date: string }) =>
      call('PUT /api/admin/calendar-events/{id}', {
        params: { id: event.id },
        body: { ...toEventFields(event), eventDate: date, seen: toEventFields(event) },
      }),
    onSuccess: (saved, { event, date }) => {
      showSaved([saved])
      const back = () => move.mutate({ event: { ...event, eventDate: date }, date: event.eventDate })
      toast({
        ...withStays(toastTitles.updated, [saved]),
        action: { label: 'Undo', hint: `Undo: move ${event.title} back`, run: back },
      })
    },
    onError: notUpdated,
    onSettled: changed,
  })
  return move
}

/** Its toast offers to undo the change. */
export function useDeleteEvent(onDeleted = () => {}) {
  const call = useAdminCall()
  const changed = useEventsChanged()
  const restore = useMutation({
    mutationFn: (id: number) => call('POST /api/admin/calendar-events/{id}/restore', { params: { id } }),
    onSuccess: () => toast(toastTitles.restored),
    onError: failed('Restore Failed', 'Failed to restore calendar event.'),
    onSettled: changed,
  })
  return useMutation({
    mutationFn: ({ id }: CalendarEvent) => call('DELETE /api/admin/calendar-events/{id}', { params: { id } }),
    onSuccess: (_, { id, title }) => {
      const action = { label: 'Undo', hint: `Undo: bring ${title} back`, run: () => restore.mutate(id) }
      toast({ ...toastTitles.deleted, action })
      onDeleted()
    },
    onError: failed('Delete Failed', 'Failed to delete calendar event.'),
    onSettled: changed,
  })
}
