import * as z from 'zod'
import { ArrivalAnswers } from '../bookings/arrival-form.ts'
import { Booking } from '../bookings/bookings.ts'
import { partyCounts } from '../bookings/party-fields.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Instant, requiredText, Slug, wholeNumber } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'

/** What is to be ready; left out where there is nothing. */
const ExtraCounts = z.array(z.object({ name: z.string(), quantity: z.int() })).optional()

/** A stay on the sheet of a day; `checkOut` is the day of the cancellation for one that was cancelled while its guests were there. */
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
  /** HH:MM, lodge time. */
  checkInFrom: true,
  checkOutUntil: true,
  timeZone: true,
}).extend({
  extras: ExtraCounts,
  /** The note for staff, where housekeepers may read it too; left out without one. */
  note: z.string().optional(),
  /** The arrival form of the guests; left out until it is sent. */
  arrival: ArrivalAnswers.optional(),
  /** Whether its door opens by a code: of the stay, of the lodge, one that the lock has not taken yet, or none. */
  door: z.enum(['ready', 'waiting', 'none']),
})
export type StayOfDay = z.infer<typeof StayOfDay>

/** The cleaning after a departure. */
export const Cleaning = z.object({
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  /** The day of the departure. */
  date: CalendarDate,
  /** When the next guests may arrive; null when nobody is booked. */
  dueBy: Instant.nullable(),
  /** Their day of check-in. */
  nextArrival: CalendarDate.nullable(),
  /** What they have ordered. */
  extras: ExtraCounts,
  /** Who they are, where they booked here. */
  nextParty: z.object({ guests: z.int(), ...partyCounts }).optional(),
  /** The note of their stay that housekeepers may read. */
  nextNote: z.string().optional(),
  /** IANA time zone of the lodge. */
  timeZone: z.string(),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Address of the picture of what is broken; only staff may read it. */
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

/** Days before today whose cleanings are looked through for unfinished ones. */
export const UNFINISHED_DAYS = 7

/** How far ahead of each lodge's own today a day can be read. */
const MAX_DAYS_AHEAD = 7

export const Day = z.object({
  /** The date, or the dates that it is at the lodges, the earliest first. */
  dates: z.array(CalendarDate),
  arrivals: z.array(StayOfDay),
  departures: z.array(StayOfDay),
  /** Guests who came before the day and leave after it. */
  inHouse: z.array(StayOfDay),
  cleaning: z.array(Cleaning),
  /** Cleanings of the days before today that nobody has ticked off and no guests have come after. */
  unfinished: z.array(Cleaning),
})
export type Day = z.infer<typeof Day>

export const CleaningEdit = z
  .object({
    /** Left out, it stays as it is. */
    done: z.boolean().optional(),
    /** Replaces the note; null removes it. */
    note: requiredText('Note is empty', 1000).nullish(),
    /** The note that `note` replaces, as its writer saw it; another one is a conflict. */
    seenNote: z.string().nullish(),
  })
  .refine(({ done, note }) => done !== undefined || note !== undefined, {
    path: ['done'],
    message: 'Please say whether it is done, or give a note',
  })
export type CleaningEdit = z.infer<typeof CleaningEdit>

/** Which cleaning: the lodge and the day of the departure. */
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
