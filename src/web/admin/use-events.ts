import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarEvent, calendarEndpoints, SavedCalendarEvent } from '#contract/calendar.ts'
import { dateOf } from '#contract/dates.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { ApiError } from '../api/call.ts'
import { toast } from '../ui/toast.ts'
import { SessionEnded, toastFailure, useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/calendar-events']

type EventDraft = RequestOf<typeof calendarEndpoints.createEvent>['body']
export type EventDaysDraft = RequestOf<typeof calendarEndpoints.createEventDays>['body']

type Optional = 'description' | 'lodgeSlug' | 'eventType' | 'startTime' | 'endTime'

/** An event as another server may give it: its date as a timestamp, its times with seconds, some fields missing. */
type GivenEvent = Omit<CalendarEvent, Optional> & { [Field in Optional]?: CalendarEvent[Field] | null }

const completeEvent = (given: GivenEvent): CalendarEvent => ({
  ...given,
  description: given.description ?? null,
  eventDate: dateOf(String(given.eventDate)),
  startTime: given.startTime?.slice(0, 5) ?? '',
  endTime: given.endTime?.slice(0, 5) ?? '',
  lodgeSlug: given.lodgeSlug ?? null,
  eventType: given.eventType ?? 'maintenance',
})

/** Calendar events, by date. */
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

/** Reads the events anew after every change and failure: one that was deleted elsewhere leaves the list. */
function useEventsChanged(): (saved?: unknown, error?: unknown) => void {
  const queries = useQueryClient()
  return (_, error) => {
    if (!(error instanceof SessionEnded)) void queries.invalidateQueries({ queryKey: KEY })
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * Creates an event, one for each day up to the last, or replaces the one that is given. One that was deleted elsewhere
 * meanwhile is created anew by the next save.
 */
export function useSaveEvent(event: CalendarEvent | null, onSaved: () => void) {
  const call = useAdminCall()
  const changed = useEventsChanged()
  const [wasDeleted, setDeleted] = useState(false)
  const save = useMutation({
    mutationFn: async ({ lastDate, ...body }: EventDaysDraft): Promise<SavedCalendarEvent[]> => {
      if (event && !wasDeleted)
        return [await call('PUT /api/admin/calendar-events/{id}', { params: { id: event.id }, body })]
      if (!lastDate || lastDate === body.eventDate)
        return [await call('POST /api/admin/calendar-events', { body })]
      return call('POST /api/admin/calendar-events/days', { body: { ...body, lastDate } })
    },
    onSuccess: (saved) => {
      toast(withStays(event ? toastTitles.updated : toastTitles.created, saved))
      onSaved()
    },
    onError: (error) => {
      if (isGone(error)) setDeleted(true)
      const fail = event ? notUpdated : failed('Creation Failed', 'Failed to create calendar event.')
      fail(error)
    },
    onSettled: changed,
  })
  return { ...save, wasDeleted }
}

/** The message of a change, with the guests whose nights are closed by it all the same. */
function withStays(message: { title: string; description: string }, saved: readonly SavedCalendarEvent[]) {
  const guests = [...new Set(saved.flatMap((event) => event?.bookings ?? []).map((stay) => stay.guestName))]
  if (guests.length === 0) return message
  return { ...message, description: `It closes nights that guests have: ${guests.join(', ')}.` }
}

const bodyOf = (event: CalendarEvent, eventDate: string): EventDraft => ({
  title: event.title,
  description: event.description,
  eventDate,
  startTime: event.startTime,
  endTime: event.endTime,
  lodgeSlug: event.lodgeSlug,
  eventType: event.eventType,
})

/** Moves an event to another day; the message offers the way back. */
export function useMoveEvent() {
  const call = useAdminCall()
  const changed = useEventsChanged()
  const move = useMutation({
    mutationFn: ({ event, date }: { event: CalendarEvent; date: string }) =>
      call('PUT /api/admin/calendar-events/{id}', {
        params: { id: event.id },
        body: bodyOf(event, date),
      }),
    onSuccess: (saved, { event, date }) => {
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

/** Deletes an event; the message offers to bring the same one back. */
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
