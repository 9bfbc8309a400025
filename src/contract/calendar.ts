import * as z from 'zod'
import { StayOnClosedNights } from './closures.ts'
import { daysBetween } from './dates.ts'
import { endpoints } from './endpoint.ts'
import {
  atMost,
  CalendarDate,
  CalendarDays,
  ClockTime,
  Id,
  Instant,
  requiredText,
  Slug,
  trimmedText,
} from './fields.ts'

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

const optionalText = (max: number) =>
  trimmedText()
    .max(max, atMost(max))
    .nullish()
    .transform((text) => text || null)

const EventFields = z.object({
  title: requiredText('Title is required', 200),
  description: optionalText(2000),
  eventDate: CalendarDate,
  startTime: ClockTime,
  endTime: ClockTime,
  /** Empty means all lodges. */
  lodgeSlug: optionalText(80),
  eventType: EventType.default('maintenance'),
})

/** An event that ends at an earlier time than it starts ends on the next day; one without any length is a slip. */
const takesTime = (event: { startTime: string; endTime: string }) => event.startTime !== event.endTime
const takesNone = { path: ['endTime'], message: 'End time must differ from start time' }

export const isOvernight = (event: { startTime: string; endTime: string }) => event.endTime < event.startTime

export const CalendarEventEdit = EventFields.refine(takesTime, takesNone)
export type CalendarEventEdit = z.infer<typeof CalendarEventEdit>

/** Days in a row that one form may fill. */
export const MAX_EVENT_DAYS = 62

const isInOrder = ({ eventDate, lastDate }: { eventDate: string; lastDate: string | null }) =>
  lastDate === null || (eventDate <= lastDate && daysBetween(eventDate, lastDate) < MAX_EVENT_DAYS)

/** The same event on every day from `eventDate` to `lastDate`; without a last day it is one event. */
export const CalendarEventDays = EventFields.extend({
  lastDate: z
    .union([CalendarDate, z.literal('')])
    .nullish()
    .transform((date) => date || null),
})
  .refine(takesTime, takesNone)
  .refine(isInOrder, {
    path: ['lastDate'],
    message: `Please choose a day within ${MAX_EVENT_DAYS} days from the date on`,
  })
export type CalendarEventDays = z.infer<typeof CalendarEventDays>

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

/** The answer to a change; `bookings` are the stays whose nights the event closes all the same. */
export const SavedCalendarEvent = CalendarEvent.extend({ bookings: z.array(StayOnClosedNights).optional() })
export type SavedCalendarEvent = z.infer<typeof SavedCalendarEvent>

/** Nights that another channel sold, as a calendar over all lodges draws them; half-open. */
export const ImportedStay = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  /** The calendar it was read from. */
  feedName: z.string(),
  from: CalendarDate,
  to: CalendarDate,
})
export type ImportedStay = z.infer<typeof ImportedStay>

const byId = z.object({ id: Id })

/** Another sales channel's calendar to read; its stays close nights here. */
export const CalendarFeedEdit = z.object({
  lodgeSlug: Slug,
  name: requiredText('Name is required', 80),
  url: z
    .string()
    .trim()
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an http or https address' })),
})
export type CalendarFeedEdit = z.infer<typeof CalendarFeedEdit>

/** A stay of ours that another channel sold as well. */
export const FeedConflict = z.object({
  bookingId: z.int(),
  reference: z.string(),
  status: z.enum(['requested', 'confirmed']),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  soldFrom: CalendarDate,
  soldTo: CalendarDate,
})
export type FeedConflict = z.infer<typeof FeedConflict>

export const CalendarFeed = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  name: z.string(),
  url: z.string(),
  createdAt: Instant,
  lastTriedAt: Instant.nullable(),
  /** The last reading that succeeded. */
  lastSyncedAt: Instant.nullable(),
  /** Why the last reading failed; what it closed before stays closed. */
  lastError: z.string().nullable(),
  /** '2 added, 1 removed': what the last reading changed. */
  lastChange: z.string().nullable(),
  /** Stays that it closes nights for. */
  stays: z.int(),
  conflicts: z.array(FeedConflict),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const calendarEndpoints = endpoints({
  listFeeds: {
    method: 'GET',
    path: '/api/admin/calendar-feeds',
    summary: "Other channels' calendars, with their last reading and conflicts",
    access: 'admin',
    reply: z.array(CalendarFeed),
    errors: [],
  },
  createFeed: {
    method: 'POST',
    path: '/api/admin/calendar-feeds',
    summary: 'Add a calendar and read it',
    access: 'admin',
    body: CalendarFeedEdit,
    reply: CalendarFeed,
    status: 201,
    errors: ['invalid', 'rule'],
  },
  syncFeed: {
    method: 'POST',
    path: '/api/admin/calendar-feeds/{id}/sync',
    summary: 'Read a calendar now; a failure is told in `lastError`',
    access: 'admin',
    params: byId,
    reply: CalendarFeed,
    errors: ['not_found'],
  },
  deleteFeed: {
    method: 'DELETE',
    path: '/api/admin/calendar-feeds/{id}',
    summary: 'Remove a calendar; its nights are open again',
    access: 'admin',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
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
    reply: SavedCalendarEvent,
    status: 201,
    errors: ['invalid', 'rule'],
  },
  createEventDays: {
    method: 'POST',
    path: '/api/admin/calendar-events/days',
    summary: 'Add the same event on several days in a row: all of them or none',
    access: 'admin',
    body: CalendarEventDays,
    reply: z.array(SavedCalendarEvent),
    status: 201,
    errors: ['invalid', 'rule'],
  },
  restoreEvent: {
    method: 'POST',
    path: '/api/admin/calendar-events/{id}/restore',
    summary: 'Bring a removed event back as it was',
    access: 'admin',
    params: byId,
    reply: SavedCalendarEvent,
    errors: ['not_found', 'rule'],
  },
  listImportedStays: {
    method: 'GET',
    path: '/api/admin/imported-stays',
    summary: "Other channels' stays that touch a range of days",
    access: 'admin',
    query: CalendarDays,
    reply: z.array(ImportedStay),
    errors: ['invalid'],
  },
  changeEvent: {
    method: 'PUT',
    path: '/api/admin/calendar-events/{id}',
    summary: 'Replace an event',
    access: 'admin',
    params: byId,
    body: CalendarEventEdit,
    reply: SavedCalendarEvent,
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
