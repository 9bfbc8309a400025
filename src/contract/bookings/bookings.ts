import * as z from 'zod'
import { ListedExtras, WantedExtras } from '../extras/wanted-extras.ts'
import { endpoints } from '../platform/endpoint.ts'
import {
  atMost,
  CalendarDate,
  Email,
  Id,
  Instant,
  Slug,
  trimmedLine,
  trimmedText,
} from '../platform/fields.ts'
import { GivenCode } from '../promotions/promotion-fields.ts'
import { AgreedVersions } from './agreement.ts'
import { CancellationPolicy } from './cancellation-policy.ts'
import { partyCounts, partyFields, withParty } from './party-fields.ts'
import { ScheduledPart } from './payment-schedule.ts'
import { GuestQuote, PriceLine, priceParts } from './price.ts'
import { StayMoney } from './stay-money.ts'

export const BookingStatus = z.enum(['requested', 'awaiting_payment', 'confirmed', 'declined', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

const SHORT_NAME = 'Name must be at least 2 characters'

export const requestFields = z.object({
  name: trimmedLine(SHORT_NAME).min(2, SHORT_NAME).max(120, atMost(120)),
  email: Email,
  phone: trimmedLine().max(40).nullish(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  ...partyFields,
  specialRequests: trimmedText().max(2000).nullish(),
  extras: WantedExtras.nullish(),
  /** Stale versions fail with `conflict` and the present `terms`. */
  accepted: AgreedVersions.nullish(),
  lodgeId: Id.nullish().transform((id) => id ?? 1),
  /** The `totalCents` that the guest saw. Another price fails with `price_changed` and the new `quote`. */
  expectedTotalCents: z.int('The expected total must be whole cents').min(0).nullish(),
  code: GivenCode,
  /** Set when an agent prepared the form. It informs the owner and decides nothing. */
  source: z.literal('agent').optional(),
})

export const BookingRequest = withParty(requestFields)
export type BookingRequest = z.output<typeof BookingRequest>
export type SentBooking = z.input<typeof BookingRequest>

export const ChangeRequest = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: z.int(),
  ...partyCounts,
  note: z.string().nullable(),
  lines: z.array(PriceLine),
  totalCents: z.int(),
  /** New total less the present one. */
  differenceCents: z.int(),
  at: Instant,
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

const BookedExtra = z.object({
  orderId: z.int(),
  id: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** Without tax; 0 where an agreed price includes it. */
  cents: z.int(),
  status: z.enum(['requested', 'confirmed', 'declined']),
})
export const FreeStay = z.object({
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
})
export type FreeStay = z.infer<typeof FreeStay>

export const ChangeAnswer = z.object({
  reason: z.string().nullable(),
  offer: FreeStay.nullable(),
  at: Instant,
})
export type ChangeAnswer = z.infer<typeof ChangeAnswer>

export const Booking = z.object({
  id: z.int(),
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: z.int(),
  ...partyCounts,
  specialRequests: z.string().nullable(),
  nights: z.int(),
  nightlyPrice: z.int(),
  discount: z.int(),
  /** Whole dollars, without taxes. */
  totalPrice: z.int(),
  ...priceParts,
  extras: z.array(BookedExtra),
  status: BookingStatus,
  /** A request or an unpaid instant booking holds its nights until then. */
  until: Instant.nullable(),
  isExpired: z.boolean(),
  policy: CancellationPolicy,
  keptCents: z.int().nullable(),
  writtenOffCents: z.int(),
  timeZone: z.string(),
  /** HH:MM, lodge time, as agreed at the request. */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  changeRequest: ChangeRequest.nullable(),
  promotion: z.object({ name: z.string(), code: z.string().nullable() }).nullable(),
  changeAnswer: ChangeAnswer.nullable(),
  schedule: z.array(ScheduledPart),
  createdAt: Instant,
})
export type Booking = z.infer<typeof Booking>

export const StoredCard = z.object({
  brand: z.string(),
  last4: z.string(),
  /** MM/YY. */
  expires: z.string(),
})
export type StoredCard = z.infer<typeof StoredCard>

export const BookingWithMoney = Booking.extend({ money: StayMoney, card: StoredCard.nullable() })
export type BookingWithMoney = z.infer<typeof BookingWithMoney>

/** `key` opens the booking's page and is in no later reply. */
export const BookingReceipt = BookingWithMoney.extend({ key: z.string(), link: z.string() })
export type BookingReceipt = z.infer<typeof BookingReceipt>

export const UnavailableRange = z.object({
  from: CalendarDate,
  to: CalendarDate,
  reason: z.enum(['booked', 'closed']),
})
export type UnavailableRange = z.infer<typeof UnavailableRange>

export const guestLink = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100) }),
}

export const bookingEndpoints = endpoints({
  requestBooking: {
    method: 'POST',
    path: '/api/bookings',
    summary:
      'Request a stay; it holds its nights until the owner answers. At a lodge with `instantBook` it is `awaiting_payment`: paid before `until` it is confirmed, unpaid it is declined',
    access: 'public',
    body: BookingRequest,
    reply: BookingReceipt,
    status: 201,
    errors: [
      ...(['invalid', 'not_found', 'rule', 'conflict', 'dates_taken'] as const),
      ...(['price_changed', 'key_reused', 'too_many'] as const),
    ],
  },
  readAvailability: {
    method: 'GET',
    path: '/api/lodges/{slug}/availability',
    summary: 'Nights that cannot be booked, as half-open ranges',
    access: 'public',
    params: z.object({ slug: Slug }),
    query: z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() }),
    reply: z.object({ unavailable: z.array(UnavailableRange) }),
    errors: ['invalid', 'not_found', 'rule'],
  },
  readQuote: {
    method: 'GET',
    path: '/api/lodges/{slug}/quote',
    summary: 'The price of a stay, as the booking would be charged',
    access: 'public',
    params: z.object({ slug: Slug }),
    query: withParty(
      z.object({
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        ...partyFields,
        email: z.string().max(254).optional(),
        code: GivenCode,
        extras: ListedExtras.optional(),
      }),
    ),
    reply: GuestQuote,
    errors: ['invalid', 'not_found', 'rule', 'too_many'],
  },
  readLodgeCalendar: {
    method: 'GET',
    path: '/api/lodges/{slug}/calendar.ics',
    summary: "The taken nights as iCalendar for other sales channels, without guests' data",
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: z.string(),
    media: 'text/calendar',
    errors: ['not_found'],
  },
  readBookingCalendar: {
    method: 'GET',
    path: '/api/bookings/{reference}/calendar.ics',
    summary: "A guest's stay as iCalendar, by reference and secret key",
    access: 'public',
    ...guestLink,
    reply: z.string(),
    media: 'text/calendar',
    errors: ['not_found'],
  },
  readBooking: {
    method: 'GET',
    path: '/api/bookings/{reference}',
    summary: "A guest's booking, by reference and secret key",
    access: 'public',
    ...guestLink,
    reply: BookingWithMoney,
    errors: ['not_found'],
  },
  cancelOwnBooking: {
    method: 'POST',
    path: '/api/bookings/{reference}/cancel',
    summary:
      'Cancel as the guest: kept is what the cancellation policy keeps of the price, at most what was paid; 409 with `keptCents` when that is more than `expectedKeptCents`',
    access: 'public',
    ...guestLink,
    body: z.object({ expectedKeptCents: z.int().nonnegative().optional() }).nullish(),
    reply: BookingWithMoney,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
