import * as z from 'zod'
import { BookingStatus } from '../bookings/bookings.ts'
import { SomeLodges } from '../lodges/some-lodges.ts'
import { daysBetween } from '../platform/dates.ts'
import { endpoints } from '../platform/endpoint.ts'
import {
  atMost,
  CalendarDate,
  ClockTime,
  Id,
  Instant,
  MonthDays,
  requiredLine,
  Slug,
  trimmedText,
} from '../platform/fields.ts'
import { StayOnClosedNights } from './closures.ts'

export const EventType = z.enum(['maintenance', 'booking', 'event', 'cleaning'])
export type EventType = z.infer<typeof EventType>

export const eventTypeLabels: Readonly<Record<EventType, string>> = {
  maintenance: 'Maintenance',
  booking: 'Booking',
  event: 'Special Event',
  cleaning: 'Cleaning',
}

export const closingTypes: readonly EventType[] = ['maintenance', 'booking']

const optionalText = (max: number) =>
  trimmedText()
    .max(max, atMost(max))
    .nullish()
    .transform((text) => text || null)

const EventFields = z.object({
  title: requiredLine('Title is required', 200),
  description: optionalText(2000),
  eventDate: CalendarDate,
  startTime: ClockTime,
  endTime: ClockTime,
  /** Empty means all lodges. */
  lodgeSlug: optionalText(80),
  eventType: EventType.default('maintenance'),
  /** Left out, the type decides. */
  closesNights: z.boolean().nullish(),
})

type MayClose = { eventType: EventType; closesNights?: boolean | null | undefined }

export const closesNight = ({ eventType, closesNights }: MayClose): boolean =>
  closesNights ?? closingTypes.includes(eventType)

/** An end before the start is on the next day; equal times are refused. */
const hasDuration = (event: { startTime: string; endTime: string }) => event.startTime !== event.endTime
const noDuration = { path: ['endTime'], message: 'End time must differ from start time' }

export const isOvernight = (event: { startTime: string; endTime: string }) => event.endTime < event.startTime

export const CalendarEventEdit = EventFields.refine(hasDuration, noDuration)
export type CalendarEventEdit = z.infer<typeof CalendarEventEdit>

export const MAX_EVENT_DAYS = 62

const isInOrder = ({ eventDate, lastDate }: { eventDate: string; lastDate: string | null }) =>
  lastDate === null || (eventDate <= lastDate && daysBetween(eventDate, lastDate) < MAX_EVENT_DAYS)

export const CalendarEventDays = EventFields.extend({
  lastDate: z
    .union([CalendarDate, z.literal('')])
    .nullish()
    .transform((date) => date || null),
})
  .refine(hasDuration, noDuration)
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
  closesNights: z.boolean(),
  isActive: z.boolean(),
  createdAt: Instant,
  createdBy: z.int().nullable(),
  changedAt: Instant.nullish(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

const SeenEvent = CalendarEvent.extend({ closesNights: z.boolean().nullish() }).omit({
  id: true,
  isActive: true,
  createdAt: true,
  createdBy: true,
  changedAt: true,
})

export const toEventFields = ({
  title,
  description,
  eventDate,
  startTime,
  endTime,
  lodgeSlug,
  eventType,
  closesNights,
}: CalendarEventEdit): CalendarEventEdit => ({
  title,
  description,
  eventDate,
  startTime,
  endTime,
  lodgeSlug,
  eventType,
  closesNights: closesNight({ eventType, closesNights }),
})

export const SavedCalendarEvent = CalendarEvent.extend({ bookings: z.array(StayOnClosedNights).optional() })
export type SavedCalendarEvent = z.infer<typeof SavedCalendarEvent>

/** Half-open. */
export const ImportedStay = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  feedName: z.string(),
  from: CalendarDate,
  to: CalendarDate,
})
export type ImportedStay = z.infer<typeof ImportedStay>

const byId = z.object({ id: Id })

/** Calendars are also shared as webcal:// addresses, which are read by https. */
export const asHttps = (url: string): string => url.replace(/^webcals?:(?=\/\/)/i, 'https:')

export const ChannelEdit = z.object({
  lodgeSlug: Slug,
  name: requiredLine('Name is required', 80),
  url: z
    .string()
    .trim()
    .overwrite(asHttps)
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an http or https address' })),
})
export type ChannelEdit = z.infer<typeof ChannelEdit>

export const ChannelConflict = z.object({
  bookingId: z.int(),
  reference: z.string(),
  status: BookingStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  soldFrom: CalendarDate,
  soldTo: CalendarDate,
})
export type ChannelConflict = z.infer<typeof ChannelConflict>

/** An event that was not read with certainty. Its known nights are closed. */
export const UnreadEvent = z.object({
  uid: z.string().nullable(),
  reason: z.string(),
})
export type UnreadEvent = z.infer<typeof UnreadEvent>

export const Channel = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  name: z.string(),
  url: z.string(),
  createdAt: Instant,
  lastTriedAt: Instant.nullable(),
  lastSyncedAt: Instant.nullable(),
  /** Of the last sync, null after a success. Imported stays remain after an error. */
  lastError: z.string().nullable(),
  /** '2 added, 1 removed'. */
  lastChange: z.string().nullable(),
  /** How many imported stays are not over. */
  stays: z.int(),
  conflicts: z.array(ChannelConflict),
  /** Of the last successful sync. Version 0.1 sends none. */
  unread: z.array(UnreadEvent).optional(),
})
export type Channel = z.infer<typeof Channel>

export const calendarEndpoints = endpoints({
  listChannels: {
    method: 'GET',
    path: '/api/admin/calendar-feeds',
    summary: "Other channels' calendars, with their last sync and conflicts",
    access: 'manager',
    scope: 'calendar:read',
    reply: z.array(Channel),
    errors: [],
  },
  createChannel: {
    method: 'POST',
    path: '/api/admin/calendar-feeds',
    summary: 'Add a calendar, once for each Idempotency-Key, and sync it',
    access: 'manager',
    scope: 'calendar:write',
    body: ChannelEdit,
    reply: Channel,
    status: 201,
    errors: ['invalid', 'rule', 'key_reused'],
  },
  syncChannel: {
    method: 'POST',
    path: '/api/admin/calendar-feeds/{id}/sync',
    summary: 'Sync a calendar now; `lastError` has a failure',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    reply: Channel,
    errors: ['not_found'],
  },
  deleteChannel: {
    method: 'DELETE',
    path: '/api/admin/calendar-feeds/{id}',
    summary: 'Remove a calendar and open its nights',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
  listEvents: {
    method: 'GET',
    path: '/api/admin/calendar-events',
    summary: 'Calendar events, by date',
    access: 'manager',
    scope: 'calendar:read',
    reply: z.array(CalendarEvent),
    errors: [],
  },
  createEvent: {
    method: 'POST',
    path: '/api/admin/calendar-events',
    summary:
      'Add an event, once for each Idempotency-Key; `closesNights` says whether guests cannot book the night: left out, maintenance and booking close it',
    access: 'manager',
    scope: 'calendar:write',
    body: CalendarEventEdit,
    reply: SavedCalendarEvent,
    status: 201,
    errors: ['invalid', 'rule', 'key_reused'],
  },
  createEventDays: {
    method: 'POST',
    path: '/api/admin/calendar-events/days',
    summary:
      'Add the same event on several days in a row, once for each Idempotency-Key: all of them or none',
    access: 'manager',
    scope: 'calendar:write',
    body: CalendarEventDays,
    reply: z.array(SavedCalendarEvent),
    status: 201,
    errors: ['invalid', 'rule', 'key_reused'],
  },
  restoreEvent: {
    method: 'POST',
    path: '/api/admin/calendar-events/{id}/restore',
    summary: 'Restore a removed event',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    reply: SavedCalendarEvent,
    errors: ['not_found', 'rule'],
  },
  listImportedStays: {
    method: 'GET',
    path: '/api/admin/imported-stays',
    summary: "Other channels' stays that touch a range of days",
    access: 'manager',
    scope: 'calendar:read',
    query: z.intersection(MonthDays, SomeLodges),
    reply: z.array(ImportedStay),
    errors: ['invalid'],
  },
  changeEvent: {
    method: 'PUT',
    path: '/api/admin/calendar-events/{id}',
    summary: 'Replace an event. Other fields than `seen` are a conflict with the `current` ones',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    body: CalendarEventEdit.safeExtend({ seen: SeenEvent.optional() }),
    reply: SavedCalendarEvent,
    errors: ['invalid', 'not_found', 'rule', 'conflict'],
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/admin/calendar-events/{id}',
    summary: 'Remove an event',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
