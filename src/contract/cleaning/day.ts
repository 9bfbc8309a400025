import * as z from 'zod'
import { ArrivalAnswers } from '../bookings/arrival-form.ts'
import { Booking } from '../bookings/bookings.ts'
import { partyCounts } from '../bookings/party-fields.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Instant, requiredText, Slug, wholeNumber } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'

const ExtraCounts = z.array(z.object({ name: z.string(), quantity: z.int() })).optional()

/** A stay that was cancelled while its guests were there ends on the day of the cancellation. */
export const StayOfDay = Booking.pick({
  id: true,
  reference: true,
  guestName: true,
  guests: true,
  adults: true,
  children: true,
  infants: true,
  dogs: true,
  lodgeSlug: true,
  lodgeName: true,
  checkIn: true,
  checkOut: true,
  checkInFrom: true,
  checkOutUntil: true,
  timeZone: true,
}).extend({
  extras: ExtraCounts,
  /** Only a note that housekeepers may read. */
  note: z.string().optional(),
  arrival: ArrivalAnswers.optional(),
  /** `waiting`: the lock has not taken the code yet. */
  door: z.enum(['ready', 'waiting', 'none']),
})
export type StayOfDay = z.infer<typeof StayOfDay>

export const Cleaning = z.object({
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  /** The day of the departure. */
  date: CalendarDate,
  /** The next guests' check-in; null when nobody is booked. */
  dueBy: Instant.nullable(),
  nextArrival: CalendarDate.nullable(),
  /** Ordered by the next guests. */
  extras: ExtraCounts,
  nextParty: z.object({ guests: z.int(), ...partyCounts }).optional(),
  nextNote: z.string().optional(),
  timeZone: z.string(),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
  note: z.string().nullable(),
  picture: z.string().nullable(),
})
export type Cleaning = z.infer<typeof Cleaning>

/** What is noted as broken or missing after a departure, until it is solved. */
export const CleaningProblem = Cleaning.pick({
  lodgeSlug: true,
  lodgeName: true,
  date: true,
  note: true,
  picture: true,
})
export type CleaningProblem = z.infer<typeof CleaningProblem>

export const UNFINISHED_DAYS = 7

/** Counted from each lodge's own today. */
const MAX_DAYS_AHEAD = 7

export const Day = z.object({
  /** The dates at the lodges, which differ by time zone, the earliest first. */
  dates: z.array(CalendarDate),
  arrivals: z.array(StayOfDay),
  departures: z.array(StayOfDay),
  inHouse: z.array(StayOfDay),
  cleaning: z.array(Cleaning),
  /** Cleanings before today that are not done, and no guests have come since. */
  unfinished: z.array(Cleaning),
})
export type Day = z.infer<typeof Day>

export const CleaningEdit = z
  .object({
    done: z.boolean().optional(),
    note: requiredText('Note is empty', 1000).nullish(),
    seenNote: z.string().nullish(),
  })
  .refine(({ done, note }) => done !== undefined || note !== undefined, {
    path: ['done'],
    message: 'Please say whether it is done, or give a note',
  })
export type CleaningEdit = z.infer<typeof CleaningEdit>

export const OneCleaning = z.object({ lodgeSlug: Slug, date: CalendarDate })
export type OneCleaning = z.infer<typeof OneCleaning>

/** Rows of the list of problems without a `limit`. */
const DEFAULT_PROBLEMS = 100

export const dayEndpoints = endpoints({
  readDay: {
    method: 'GET',
    path: '/api/admin/day',
    summary:
      "Arrivals, departures, guests in house and cleanings of a date, by lodge; without one of each lodge's own today, or `ahead` days later",
    access: 'housekeeper',
    scope: 'bookings:read',
    query: z.object({
      date: CalendarDate.optional(),
      ahead: wholeNumber('Please enter a number of days').pipe(z.int().min(0).max(MAX_DAYS_AHEAD)).default(0),
    }),
    reply: Day,
    errors: ['invalid'],
  },
  changeCleaning: {
    method: 'PUT',
    path: '/api/admin/cleaning/{lodgeSlug}/{date}',
    summary:
      'Tick off the cleaning after a departure, or open it again. Another note than `seenNote` is a conflict with the `current` one',
    access: 'housekeeper',
    scope: 'bookings:write',
    params: OneCleaning,
    body: CleaningEdit,
    reply: Cleaning,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  listCleaningProblems: {
    method: 'GET',
    path: '/api/admin/cleaning-problems',
    summary: 'What is noted or pictured as broken after departures, newest first',
    access: 'housekeeper',
    scope: 'bookings:read',
    query: pageSchema(DEFAULT_PROBLEMS),
    reply: z.array(CleaningProblem),
    errors: ['invalid'],
  },
  solveCleaningProblem: {
    method: 'DELETE',
    path: '/api/admin/cleaning/{lodgeSlug}/{date}/problem',
    summary: 'Remove note and picture of what is broken, once it is not any more',
    access: 'housekeeper',
    scope: 'bookings:write',
    params: OneCleaning,
    reply: z.null(),
    errors: ['not_found'],
  },
  readCleaningPicture: {
    method: 'GET',
    path: '/api/admin/cleaning/{lodgeSlug}/{date}/picture',
    summary: 'The picture of what is broken; a POST of a multipart form with `picture` stores it',
    access: 'housekeeper',
    scope: 'bookings:read',
    params: OneCleaning,
    reply: z.custom<Uint8Array>(),
    media: 'image/webp',
    errors: ['not_found'],
  },
  removeCleaningPicture: {
    method: 'DELETE',
    path: '/api/admin/cleaning/{lodgeSlug}/{date}/picture',
    summary: 'Delete the picture of what is broken',
    access: 'housekeeper',
    scope: 'bookings:write',
    params: OneCleaning,
    reply: Cleaning,
    errors: ['not_found'],
  },
})
