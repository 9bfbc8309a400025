import * as z from 'zod'
import { ListedExtras, WantedExtras } from '../extras/wanted-extras.ts'
import { SomeLodges } from '../lodges/some-lodges.ts'
import { InCoin } from '../market/in-coin.ts'
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
  Slug,
  trimmedLine,
  trimmedText,
  wholeNumber,
} from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'
import { GivenCode } from '../promotions/promotion-fields.ts'
import { AgreedVersions, Agreement } from './agreement.ts'
import { CancellationPolicy } from './cancellation-policy.ts'
import { partyCounts, partyFields, withParty } from './party-fields.ts'
import { ScheduledPart } from './payment-schedule.ts'
import { StayMoney } from './stay-money.ts'

export const BookingStatus = z.enum(['requested', 'awaiting_payment', 'confirmed', 'declined', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

const SHORT_NAME = 'Name must be at least 2 characters'

const bookingRequest = z.object({
  name: trimmedLine(SHORT_NAME).min(2, SHORT_NAME).max(120, atMost(120)),
  email: Email,
  phone: trimmedLine().max(40).nullish(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  ...partyFields,
  specialRequests: trimmedText().max(2000).nullish(),
  extras: WantedExtras.nullish(),
  /** The versions of terms and house rules that the guest has agreed to: stale ones are a 409 `conflict` with the present `terms`. */
  accepted: AgreedVersions.nullish(),
  lodgeId: Id.nullish().transform((id) => id ?? 1),
  /** The `totalCents` shown to the guest: another price is a 409 `price_changed` with the new `quote`. */
  expectedTotalCents: z.int('The expected total must be whole cents').min(0).nullish(),
  /** Of a promotion; one that does not apply is a 422 at `code`. */
  code: GivenCode,
  /** Whether an agent has prepared the form. It is information for the owner and trusted for nothing. */
  source: z.literal('agent').optional(),
})

/** A guest's request for a stay; none of its fields sets a price. */
export const BookingRequest = withParty(bookingRequest)
export type BookingRequest = z.output<typeof BookingRequest>
/** As a client sends it. */
export type SentBooking = z.input<typeof BookingRequest>

export const PriceLine = z.object({
  kind: z.enum(['nights', 'discount', 'fee', 'extra', 'tax', 'goodwill']),
  name: z.string(),
  /** Negative for a discount and for goodwill. */
  cents: z.int(),
})

/** The parts of a price; the lines add up to `totalCents`. */
const priceParts = {
  lines: z.array(PriceLine),
  taxCents: z.int(),
  /** Includes taxes. */
  totalCents: z.int(),
}

/** Other dates or another number of guests that a guest requested, at the price shown to the guest. */
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

/** An extra of a booking. */
const BookedExtra = z.object({
  orderId: z.int(),
  /** Of the lodge's extra. */
  id: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** Its price without tax, which counts once it is confirmed; 0 where an agreed price includes it. */
  cents: z.int(),
  status: z.enum(['requested', 'confirmed', 'declined']),
})
/** A free stay offered instead of a taken one. */
export const FreeStay = z.object({
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
})
export type FreeStay = z.infer<typeof FreeStay>

/** The owner's answer to a change request that was declined. */
export const ChangeAnswer = z.object({
  /** In the owner's words; null without any. */
  reason: z.string().nullable(),
  /** What the owner offers instead; it holds no nights. */
  offer: FreeStay.nullable(),
  at: Instant,
})
export type ChangeAnswer = z.infer<typeof ChangeAnswer>

export const Booking = z.object({
  id: z.int(),
  /** Ten unambiguous characters. */
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  /** Adults and children. */
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
  /** A request or an unpaid instant booking holds its nights until then; null for other stays. */
  until: Instant.nullable(),
  /** True for a declined stay that was not answered, paid or confirmed by its guest in time. */
  isExpired: z.boolean(),
  /** The lodge's cancellation policy at the time of the request. */
  policy: CancellationPolicy,
  /** Cents kept of a cancelled stay; null for other stays. */
  keptCents: z.int().nullable(),
  /** Cents of a debt that the owner has written off. */
  writtenOffCents: z.int(),
  /** IANA time zone of the lodge. */
  timeZone: z.string(),
  /** Earliest arrival, agreed at the request: HH:MM, lodge time. */
  checkInFrom: z.string(),
  /** Until when the guest leaves, likewise. */
  checkOutUntil: z.string(),
  /** Waits for the owner; null without one. */
  changeRequest: ChangeRequest.nullable(),
  /** The promotion of its discount; null without one. */
  promotion: z.object({ name: z.string(), code: z.string().nullable() }).nullable(),
  /** Why the last one was declined, and what is offered instead; null without an answer in words. */
  changeAnswer: ChangeAnswer.nullable(),
  /** When which part of the price is due; empty without a payment schedule and once the stay is cancelled or declined. */
  schedule: z.array(ScheduledPart),
  createdAt: Instant,
})
export type Booking = z.infer<typeof Booking>

/** The card that later parts of the price are charged to. */
export const StoredCard = z.object({
  /** Such as 'visa'. */
  brand: z.string(),
  last4: z.string(),
  /** MM/YY. */
  expires: z.string(),
})
export type StoredCard = z.infer<typeof StoredCard>

export const BookingWithMoney = Booking.extend({ money: StayMoney, card: StoredCard.nullable() })
export type BookingWithMoney = z.infer<typeof BookingWithMoney>

/** The reply to the guest: `key` opens the booking's page and is in no later reply. */
export const BookingReceipt = BookingWithMoney.extend({ key: z.string(), link: z.string() })
export type BookingReceipt = z.infer<typeof BookingReceipt>

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
  name: bookingRequest.shape.name,
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
  expectedTotalCents: bookingRequest.shape.expectedTotalCents,
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
  /** The promotion or the Day 1 badge that gives the discount; null without one. */
  discountName: z.string().nullable(),
  total: z.int(),
  ...partyCounts,
  ...priceParts,
})

/** A discount that a booking has and a change of it would end. */
export const LostDiscount = z.object({
  name: z.string(),
  /** What it takes off the stay as it is. */
  cents: z.int(),
  message: z.string(),
})
export type LostDiscount = z.infer<typeof LostDiscount>

/** What became of a given code. A booking goes through with `applied` and `better` (something else saves more and applies). */
export const CodeReply = z.object({
  status: z.enum(['applied', 'better', 'unknown', 'not_yet', 'expired', 'used_up', 'does_not_fit']),
  message: z.string(),
})
export type CodeReply = z.infer<typeof CodeReply>

/** A quote for a guest, who may have given a code. */
export const GuestQuote = Quote.extend({
  code: CodeReply.nullable(),
  /** What the total comes to in the lodge's coin; it is never charged. */
  inCoin: InCoin.nullable(),
})

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

/** A guest's own booking: its reference and the secret key. */
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
        /** 'id:quantity,…'; those that wait for the owner cost nothing yet. */
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
