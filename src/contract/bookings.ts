import * as z from 'zod'
import { CancellationPolicy } from './cancellation-policy.ts'
import { endpoints } from './endpoint.ts'
import {
  CalendarDate,
  CalendarDays,
  Email,
  Id,
  Instant,
  requiredText,
  Slug,
  trimmedText,
  wholeNumber,
} from './fields.ts'
import { pageOf } from './paging.ts'
import { StayMoney } from './stay-money.ts'
import { MAX_GUESTS_PER_BOOKING } from './stay-rules.ts'

export const BookingStatus = z.enum(['requested', 'confirmed', 'declined', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

const GuestCount = wholeNumber('Guests must be a whole number').pipe(
  z.int().min(1, 'At least 1 guest').max(MAX_GUESTS_PER_BOOKING, `At most ${MAX_GUESTS_PER_BOOKING} guests`),
)

/** What a guest sends to ask for a stay; nothing in it sets a price. */
export const BookingRequest = z.object({
  name: trimmedText().min(2, 'Name must be at least 2 characters').max(120),
  email: Email,
  phone: trimmedText().max(40).nullish(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: GuestCount.default(1),
  specialRequests: trimmedText().max(2000).nullish(),
  lodgeId: Id.default(1),
  /** The `totalCents` that the guest was shown: another price is a 409 `price_changed` with the new `quote`. */
  expectedTotalCents: z.int('The expected total must be whole cents').min(0).nullish(),
})
export type BookingRequest = z.infer<typeof BookingRequest>

export const PriceLine = z.object({
  kind: z.enum(['nights', 'discount', 'fee', 'tax']),
  name: z.string(),
  /** Negative for a discount. */
  cents: z.int(),
})

/** What a price is made of; the lines add up to `totalCents`. */
const priceParts = {
  lines: z.array(PriceLine),
  taxCents: z.int(),
  /** What the guest pays: taxes included. */
  totalCents: z.int(),
}

export const Booking = z.object({
  id: z.int(),
  /** Ten unambiguous characters, for people. */
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: z.int(),
  specialRequests: z.string().nullable(),
  nights: z.int(),
  nightlyPrice: z.int(),
  discount: z.int(),
  /** Whole dollars, without taxes. */
  totalPrice: z.int(),
  ...priceParts,
  status: BookingStatus,
  /** Until when an unanswered request holds its nights; null once it is answered. */
  until: Instant.nullable(),
  /** The cancellation policy as it was promised with the request. */
  policy: CancellationPolicy,
  /** Cents kept of a cancelled stay; null while it is not cancelled. */
  keptCents: z.int().nullable(),
  /** IANA time zone of the lodge. */
  timeZone: z.string(),
  createdAt: Instant,
})
export type Booking = z.infer<typeof Booking>

export const BookingWithMoney = Booking.extend({ money: StayMoney })
export type BookingWithMoney = z.infer<typeof BookingWithMoney>

/** The answer to the guest who asked: `key` opens the booking's page and is told only this once. */
export const BookingReceipt = BookingWithMoney.extend({ key: z.string(), link: z.string() })
export type BookingReceipt = z.infer<typeof BookingReceipt>

/**
 * A step of a booking's life: what it became, by whom ('guest', 'owner', 'expiry'), and when. A 'message' changes
 * nothing; its note is the subject of the letter.
 */
export const BookingStep = z.object({
  status: z.string(),
  by: z.string(),
  at: Instant,
  note: z.string().nullable(),
})

/** What an owner writes to a guest. The subject becomes a header of the letter, so it is one line. */
export const GuestMessage = z.object({
  subject: requiredText('Subject is required', 150, 'A subject has at most 150 characters').refine(
    (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
    'A subject is one line of text',
  ),
  message: requiredText('Message is required', 5000, 'A message has at most 5,000 characters').transform(
    (text) => text.replaceAll('\r\n', '\n'),
  ),
})
export type GuestMessage = z.infer<typeof GuestMessage>

/** A booking as the owner opens it. */
export const BookingRecord = BookingWithMoney.extend({ history: z.array(BookingStep) })
export type BookingRecord = z.infer<typeof BookingRecord>

/** A stay as a calendar over all lodges draws it. */
export const StayEntry = Booking.pick({
  id: true,
  lodgeSlug: true,
  lodgeName: true,
  guestName: true,
  checkIn: true,
  checkOut: true,
  status: true,
})
export type StayEntry = z.infer<typeof StayEntry>

/** How many bookings a list holds when nobody asks for a number. */
export const DEFAULT_BOOKINGS = 100

/** A stay that could be had instead. */
export const FreeStay = z.object({
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
})
export type FreeStay = z.infer<typeof FreeStay>

export const UnavailableRange = z.object({
  from: CalendarDate,
  to: CalendarDate,
  reason: z.enum(['booked', 'closed']),
})
export type UnavailableRange = z.infer<typeof UnavailableRange>

export const Quote = z.object({
  nights: z.int(),
  nightlyPrice: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  ...priceParts,
})

export const BookingDecision = z.object({
  status: z.enum(['confirmed', 'declined', 'cancelled']),
  /** What is kept of a cancelled stay's price; nothing unless the owner says so. */
  keepCents: z.int('Please enter whole cents').min(0, 'Nothing less than zero can be kept').optional(),
})
export type BookingDecision = z.infer<typeof BookingDecision>

const guestLink = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100) }),
}

export const bookingEndpoints = endpoints({
  requestBooking: {
    method: 'POST',
    path: '/api/bookings',
    summary: 'Ask for a stay; the nights are held while the owner decides',
    access: 'public',
    body: BookingRequest,
    reply: BookingReceipt,
    status: 201,
    errors: ['invalid', 'not_found', 'rule', 'dates_taken', 'price_changed', 'key_reused', 'too_many'],
  },
  readAvailability: {
    method: 'GET',
    path: '/api/lodges/{slug}/availability',
    summary: 'Nights that cannot be booked, as half-open ranges',
    access: 'public',
    params: z.object({ slug: Slug }),
    query: z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() }),
    reply: z.object({ unavailable: z.array(UnavailableRange) }),
    errors: ['invalid', 'not_found'],
  },
  readQuote: {
    method: 'GET',
    path: '/api/lodges/{slug}/quote',
    summary: 'The price of a stay, as the booking would be charged',
    access: 'public',
    params: z.object({ slug: Slug }),
    query: z.object({
      checkIn: CalendarDate,
      checkOut: CalendarDate,
      guests: GuestCount.default(1),
      email: z.string().max(254).optional(),
    }),
    reply: Quote,
    errors: ['invalid', 'not_found', 'rule'],
  },
  readLodgeCalendar: {
    method: 'GET',
    path: '/api/lodges/{slug}/calendar.ics',
    summary: 'The nights that are taken, as iCalendar for other sales channels; tells nothing of the guests',
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: z.string(),
    media: 'text/calendar',
    errors: ['not_found'],
  },
  readBookingCalendar: {
    method: 'GET',
    path: '/api/bookings/{reference}/calendar.ics',
    summary: "A guest's own stay for their calendar, by reference and secret key",
    access: 'public',
    ...guestLink,
    reply: z.string(),
    media: 'text/calendar',
    errors: ['not_found'],
  },
  readBooking: {
    method: 'GET',
    path: '/api/bookings/{reference}',
    summary: "A guest's own booking, by reference and secret key",
    access: 'public',
    ...guestLink,
    reply: BookingWithMoney,
    errors: ['not_found'],
  },
  cancelOwnBooking: {
    method: 'POST',
    path: '/api/bookings/{reference}/cancel',
    summary: 'Cancel as the guest, under the cancellation policy',
    access: 'public',
    ...guestLink,
    reply: BookingWithMoney,
    errors: ['not_found', 'conflict'],
  },
  listBookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    summary: 'Bookings, newest first',
    access: 'admin',
    query: pageOf(DEFAULT_BOOKINGS).extend({
      status: BookingStatus.optional(),
      search: z.string().max(200).optional(),
    }),
    reply: z.array(BookingWithMoney),
    errors: ['invalid'],
  },
  listStays: {
    method: 'GET',
    path: '/api/admin/stays',
    summary: 'Requested and confirmed stays of all lodges that touch a range of days',
    access: 'admin',
    query: CalendarDays,
    reply: z.array(StayEntry),
    errors: ['invalid'],
  },
  readBookingRecord: {
    method: 'GET',
    path: '/api/admin/bookings/{id}',
    summary: 'One booking with its history',
    access: 'admin',
    params: z.object({ id: Id }),
    reply: BookingRecord,
    errors: ['not_found'],
  },
  messageGuest: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/messages',
    summary: 'Write to the guest of a booking by e-mail; `sends` says whether a mail server is configured',
    access: 'admin',
    params: z.object({ id: Id }),
    body: GuestMessage,
    reply: z.object({ recipient: z.string(), sends: z.boolean() }),
    status: 201,
    errors: ['invalid', 'not_found'],
  },
  decideBooking: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}/status',
    summary: 'Confirm, decline or cancel a booking; an owner who cancels may keep a part of the price',
    access: 'admin',
    params: z.object({ id: Id }),
    body: BookingDecision,
    reply: BookingWithMoney,
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
})
