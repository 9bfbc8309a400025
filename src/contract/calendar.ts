import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { CalendarDate, ClockTime, Id, Instant, requiredText } from './fields.ts'

export const EventType = z.enum(['maintenance', 'booking', 'event', 'cleaning'])
export type EventType = z.infer<typeof EventType>

export const eventTypeLabels: Readonly<Record<EventType, string>> = {
  maintenance: 'Maintenance',
  booking: 'Booking',
  event: 'Special Event',
  cleaning: 'Cleaning',
}

/** The types of event that close their night; the others leave it open. */
export const closingTypes: readonly EventType[] = ['maintenance', 'booking']

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text || null)

export const CalendarEventEdit = z
  .object({
    title: requiredText('Title is required', 200),
    description: optionalText(2000),
    eventDate: CalendarDate,
    startTime: ClockTime,
    endTime: ClockTime,
    /** Empty means all lodges. */
    lodgeSlug: optionalText(80),
    eventType: EventType.default('maintenance'),
  })
  .refine((event) => event.startTime < event.endTime, {
    path: ['endTime'],
    message: 'End time must be after start time',
  })
export type CalendarEventEdit = z.infer<typeof CalendarEventEdit>

export const CalendarEvent = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  eventDate: CalendarDate,
  startTime: z.string(),
  endTime: z.string(),
  lodgeSlug: z.string().nullable(),
  eventType: EventType,
  isActive: z.boolean(),
  createdAt: Instant,
  createdBy: z.int().nullable(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

const byId = z.object({ id: Id })

export const calendarEndpoints = endpoints({
  listEvents: {
    method: 'GET',
    path: '/api/admin/calendar-events',
    summary: 'Calendar events, by date',
    access: 'admin',
    reply: z.array(CalendarEvent),
    errors: [],
  },
  createEvent: {
    method: 'POST',
    path: '/api/admin/calendar-events',
    summary: 'Add an event; maintenance and booking close the night',
    access: 'admin',
    body: CalendarEventEdit,
    reply: CalendarEvent,
    status: 201,
    errors: ['invalid', 'rule'],
  },
  changeEvent: {
    method: 'PUT',
    path: '/api/admin/calendar-events/{id}',
    summary: 'Replace an event',
    access: 'admin',
    params: byId,
    body: CalendarEventEdit,
    reply: CalendarEvent,
    errors: ['invalid', 'not_found', 'rule'],
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/admin/calendar-events/{id}',
    summary: 'Remove an event',
    access: 'admin',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
