import * as z from 'zod'
import { WantedExtras } from '../extras/wanted-extras.ts'
import { SomeLodges } from '../lodges/some-lodges.ts'
import { endpoints } from '../platform/endpoint.ts'
import {
  atMost,
  CalendarDate,
  CalendarDays,
  Email,
  Id,
  Instant,
  isOneLine,
  requiredText,
  trimmedLine,
  trimmedText,
  wholeNumber,
} from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'
import { Agreement } from './agreement.ts'
import { Booking, BookingStatus, BookingWithMoney, requestFields } from './bookings.ts'
import { partyFields, withParty } from './party-fields.ts'

/**
 * `by` is 'guest', 'owner', 'expiry' or 'payment'. A 'message', 'changed' or 'undone' changes no status;
 * its note is the email's subject or what was changed.
 */
export const BookingStep = z.object({
  status: z.string(),
  by: z.string(),
  name: z.string().nullable(),
  at: Instant,
  note: z.string().nullable(),
})

/** The subject is an email header, so it is one line. */
export const GuestMessage = z.object({
  subject: requiredText('Subject is required', 150, 'A subject has at most 150 characters').refine(
    isOneLine,
    'A subject is one line of text',
  ),
  message: requiredText('Message is required', 5000, 'A message has at most 5,000 characters').transform(
    (text) => text.replaceAll('\r\n', '\n'),
  ),
})
export type GuestMessage = z.infer<typeof GuestMessage>

export const BookingSource = z.enum(['website', 'agent', 'phone', 'email', 'walk_in', 'owner'])
export type BookingSource = z.infer<typeof BookingSource>

export const guestSources: readonly BookingSource[] = ['website', 'agent']

export const ListedBooking = BookingWithMoney.extend({ source: BookingSource })
export type ListedBooking = z.infer<typeof ListedBooking>

export const BookingRecord = BookingWithMoney.extend({
  source: BookingSource,
  note: z.string().nullable(),
  /** Whether housekeepers read the note too. */
  noteForCleaning: z.boolean(),
  agreement: Agreement.nullable(),
  history: z.array(BookingStep),
  canUndo: z.boolean(),
  /** Names the last change to `undo`; null when there is none. */
  changeMadeAt: Instant.nullable(),
})
export type BookingRecord = z.infer<typeof BookingRecord>

const MAX_AGREED_DOLLARS = 1_000_000

export const staffFields = z.object({
  name: requestFields.shape.name,
  email: z.union([z.literal(''), Email], 'Please enter a valid email address').nullish(),
  phone: trimmedLine().max(40).nullish(),
  /** Whole dollars with all fees, without taxes. Left out, the lodge's rates and fees apply. */
  totalPrice: wholeNumber('The price must be whole dollars')
    .pipe(
      z
        .int()
        .min(0, 'The price must be at least $0')
        .max(MAX_AGREED_DOLLARS, 'The price must be at most $1,000,000'),
    )
    .nullish(),
  expectedTotalCents: requestFields.shape.expectedTotalCents,
  note: trimmedText().max(2000, atMost(2000)).nullish(),
})

export const EnteredBooking = withParty(
  staffFields.extend({
    checkIn: CalendarDate,
    checkOut: CalendarDate,
    ...partyFields,
    lodgeId: Id,
    extras: WantedExtras.nullish(),
    source: BookingSource.exclude(['website', 'agent']),
    status: z.enum(['requested', 'confirmed']),
  }),
)
export type EnteredBooking = z.infer<typeof EnteredBooking>

export const StayEntry = Booking.pick({
  id: true,
  lodgeSlug: true,
  lodgeName: true,
  reference: true,
  guestName: true,
  guests: true,
  checkIn: true,
  checkOut: true,
  status: true,
  totalCents: true,
}).extend({ source: BookingSource })
export type StayEntry = z.infer<typeof StayEntry>

export const DEFAULT_BOOKINGS = 100

export const BookingDecision = z.object({
  status: z.enum(['confirmed', 'declined', 'cancelled']),
  keepCents: z.int('Please enter whole cents').min(0, 'Nothing less than zero can be kept').optional(),
  force: z.boolean().optional(),
})
export type BookingDecision = z.infer<typeof BookingDecision>

/** `unpaid` owes money, `arriving` begins within seven days, `change` waits for the owner's answer. */
export const BookingNeed = z.enum(['unpaid', 'arriving', 'change'])
export type BookingNeed = z.infer<typeof BookingNeed>

export const BookingStage = z.enum(['answer', 'upcoming', 'staying', 'past', 'cancelled'])
export type BookingStage = z.infer<typeof BookingStage>

export const BookingFilter = z.object({
  status: BookingStatus.optional(),
  lodge: z.string().max(80).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  need: BookingNeed.optional(),
  stage: BookingStage.optional(),
  search: z
    .string()
    .max(200)
    // PostgreSQL stores no NUL.
    .refine((text) => !text.includes('\0'), 'Please search for plain text')
    .optional(),
})
export type BookingFilter = z.infer<typeof BookingFilter>

export const BookingSort = z.enum(['created', 'checkIn'])

export const staffBookingEndpoints = endpoints({
  listBookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    summary:
      'Bookings, newest first, or by check-in with `sort=checkIn`; `from` and `to` select stays with a night in that range',
    access: 'manager',
    scope: 'bookings:read',
    query: pageSchema(DEFAULT_BOOKINGS).extend({
      ...BookingFilter.shape,
      sort: BookingSort.default('created'),
    }),
    reply: z.array(ListedBooking),
    errors: ['invalid'],
  },
  countBookings: {
    method: 'GET',
    path: '/api/admin/bookings/count',
    summary: 'How many bookings a filter of the list finds',
    access: 'manager',
    scope: 'bookings:read',
    query: BookingFilter,
    reply: z.object({ total: z.int() }),
    errors: ['invalid'],
  },
  enterBooking: {
    method: 'POST',
    path: '/api/admin/bookings',
    summary:
      'Enter a stay taken by phone, email or in person. Past dates are allowed, minimum nights do not bind; `totalPrice` is an agreed price, else the rates count',
    access: 'manager',
    scope: 'bookings:write',
    body: EnteredBooking,
    reply: BookingRecord,
    status: 201,
    errors: ['invalid', 'not_found', 'rule', 'dates_taken', 'price_changed', 'key_reused'],
  },
  listStays: {
    method: 'GET',
    path: '/api/admin/stays',
    summary: 'Stays of all lodges, or of some, that hold nights and touch a range of days',
    access: 'manager',
    scope: 'bookings:read',
    query: z.intersection(CalendarDays, SomeLodges),
    reply: z.array(StayEntry),
    errors: ['invalid'],
  },
  readBookingRecord: {
    method: 'GET',
    path: '/api/admin/bookings/{id}',
    summary: 'One booking with its history',
    access: 'manager',
    scope: 'bookings:read',
    params: z.object({ id: Id }),
    reply: BookingRecord,
    errors: ['not_found'],
  },
  messageGuest: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/messages',
    summary:
      'Write to the guest of a booking by email, once for each Idempotency-Key; `sends` says whether a mail server is configured',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id }),
    body: GuestMessage,
    reply: z.object({ recipient: z.string(), sends: z.boolean() }),
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'key_reused'],
  },
  decideBooking: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}/status',
    summary:
      'Confirm, decline or cancel a booking; an owner who cancels may keep a part of what was paid. Nights sold on another site: 409 with `conflicts`, unless forced',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id }),
    body: BookingDecision,
    reply: BookingWithMoney,
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
})
