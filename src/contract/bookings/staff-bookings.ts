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
 * A step of a booking: its new status, the actor ('guest', 'owner', 'expiry', 'payment') and the time. A 'message', a 'changed'
 * and an 'undone' change no status; their note is the e-mail's subject or what was changed.
 */
export const BookingStep = z.object({
  status: z.string(),
  by: z.string(),
  /** Who of the staff did it. */
  name: z.string().nullable(),
  at: Instant,
  note: z.string().nullable(),
})

/** An owner's message to a guest. The subject is an e-mail header, so it is one line. */
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

/** How a booking came: through the site, there prepared by an agent, or entered by staff. */
export const BookingSource = z.enum(['website', 'agent', 'phone', 'email', 'walk_in', 'owner'])
export type BookingSource = z.infer<typeof BookingSource>

/** The sources of what guests request themselves. */
export const guestSources: readonly BookingSource[] = ['website', 'agent']

/** A booking in the list of staff. */
export const ListedBooking = BookingWithMoney.extend({ source: BookingSource })
export type ListedBooking = z.infer<typeof ListedBooking>

/** A booking with what only staff sees. */
export const BookingRecord = BookingWithMoney.extend({
  source: BookingSource,
  note: z.string().nullable(),
  /** Whether housekeepers read the note too. */
  noteForCleaning: z.boolean(),
  /** What the guest has agreed to, when and from where; null without it. */
  agreement: Agreement.nullable(),
  history: z.array(BookingStep),
  /** Whether `undo` can take back the last change by staff. */
  canUndo: z.boolean(),
  /** When that change was made, which names it to `undo`; null when there is none to take back. */
  changeMadeAt: Instant.nullable(),
})
export type BookingRecord = z.infer<typeof BookingRecord>

const MAX_AGREED_DOLLARS = 1_000_000

/** What an entry and a change by staff have in common. */
export const staffFields = z.object({
  name: requestFields.shape.name,
  /** Without an address the guest gets no e-mails. */
  email: z.union([z.literal(''), Email], 'Please enter a valid email address').nullish(),
  phone: trimmedLine().max(40).nullish(),
  /** Agreed whole dollars with all fees, without taxes; the lodge's rates and fees without it. */
  totalPrice: wholeNumber('The price must be whole dollars')
    .pipe(
      z
        .int()
        .min(0, 'The price must be at least $0')
        .max(MAX_AGREED_DOLLARS, 'The price must be at most $1,000,000'),
    )
    .nullish(),
  /** The `totalCents` shown to staff: another price is a 409 `price_changed` with the new `quote`. */
  expectedTotalCents: requestFields.shape.expectedTotalCents,
  /** Only staff sees it. */
  note: trimmedText().max(2000, atMost(2000)).nullish(),
})

/** A stay entered by staff; past dates are allowed. */
export const EnteredBooking = withParty(
  staffFields.extend({
    checkIn: CalendarDate,
    checkOut: CalendarDate,
    ...partyFields,
    lodgeId: Id,
    /** Hours of notice and approval do not bind staff. */
    extras: WantedExtras.nullish(),
    source: BookingSource.exclude(['website', 'agent']),
    status: z.enum(['requested', 'confirmed']),
  }),
)
export type EnteredBooking = z.infer<typeof EnteredBooking>

/** A stay in a calendar over all lodges. */
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

/** Rows of the list without a `limit`. */
export const DEFAULT_BOOKINGS = 100

export const BookingDecision = z.object({
  status: z.enum(['confirmed', 'declined', 'cancelled']),
  /** Cents kept of what was paid for a cancelled stay; 0 by default. */
  keepCents: z.int('Please enter whole cents').min(0, 'Nothing less than zero can be kept').optional(),
  /** Confirms although another site has sold some of the nights. */
  force: z.boolean().optional(),
})
export type BookingDecision = z.infer<typeof BookingDecision>

/** What a list of bookings is narrowed to: money is owed, the stay begins in seven days, or its guest waits for a changed stay. */
export const BookingNeed = z.enum(['unpaid', 'arriving', 'change'])
export type BookingNeed = z.infer<typeof BookingNeed>

/** Where a stay is in its life, as the tabs of the list name it. */
export const BookingStage = z.enum(['answer', 'upcoming', 'staying', 'past', 'cancelled'])
export type BookingStage = z.infer<typeof BookingStage>

/** Which bookings of the list; all of them without any. */
export const BookingFilter = z.object({
  status: BookingStatus.optional(),
  /** A lodge's slug. */
  lodge: z.string().max(80).optional(),
  /** Stays with a night in the half-open range; either end may be open. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  need: BookingNeed.optional(),
  stage: BookingStage.optional(),
  /** A part of reference, guest, e-mail, phone or lodge name, or a date that the stay touches. */
  search: z
    .string()
    .max(200)
    // No database stores it.
    .refine((text) => !text.includes('\0'), 'Please search for plain text')
    .optional(),
})
export type BookingFilter = z.infer<typeof BookingFilter>

/** By request, newest first, or by check-in, earliest first. */
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
