import * as z from 'zod'
import { ListedExtras } from '../extras/wanted-extras.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Id, Instant, requiredText } from '../platform/fields.ts'
import { partyFields, withChangedParty, withParty } from './party-fields.ts'
import { LostDiscount, Quote } from './price.ts'
import { BookingRecord, staffFields } from './staff-bookings.ts'
import { StayMoney } from './stay-money.ts'

/** The email about a change waits this long. Until then the change can be undone. */
export const UNDO_SECONDS = 30

export const PriceChoice = z.enum(['keep', 'recalculate'])
export type PriceChoice = z.infer<typeof PriceChoice>

const { name, email, phone, note, totalPrice, expectedTotalCents } = staffFields.shape

export const BookingChange = withChangedParty(
  z.object({
    checkIn: CalendarDate.optional(),
    checkOut: CalendarDate.optional(),
    ...partyFields,
    lodgeId: Id.optional(),
    name: name.optional(),
    email,
    phone,
    note,
    noteForCleaning: z.boolean().optional(),
    price: PriceChoice.optional(),
    totalPrice,
    expectedTotalCents,
  }),
).refine(
  ({ checkIn, checkOut, lodgeId, price, totalPrice }) =>
    price !== undefined ||
    typeof totalPrice === 'number' ||
    (checkIn === undefined && checkOut === undefined && lodgeId === undefined),
  { path: ['price'], message: 'Please choose whether the price stays or is recalculated' },
)
export type BookingChange = z.infer<typeof BookingChange>

export const StayConflict = z.object({
  reason: z.enum(['booked', 'closed', 'sold_elsewhere']),
  from: CalendarDate,
  to: CalendarDate,
  name: z.string(),
})
export type StayConflict = z.infer<typeof StayConflict>

const StayQuote = z.object({ quote: Quote, isFree: z.boolean(), conflicts: z.array(StayConflict) })

const stay = { checkIn: CalendarDate, checkOut: CalendarDate, lodgeId: Id }
const agreedPrice = { totalPrice: totalPrice.unwrap().optional() }
const byId = { params: z.object({ id: Id }) }

export const bookingChangeEndpoints = endpoints({
  readEntryQuote: {
    method: 'GET',
    path: '/api/admin/entry-quote',
    summary: 'The price of a stay that staff enters, and what stands in its way',
    access: 'manager',
    scope: 'bookings:read',
    query: withParty(
      z.object({
        ...{ ...stay, ...partyFields, ...agreedPrice },
        email: z.string().max(254).optional(),
        extras: ListedExtras.optional(),
      }),
    ),
    reply: StayQuote,
    errors: ['invalid', 'not_found', 'rule'],
  },
  readChangeQuote: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/change-quote',
    summary:
      "The price of a changed stay, recalculated unless `price` or `totalPrice` says otherwise, what stands in its way, and the ledger after it. The stay's own nights do not count",
    access: 'manager',
    scope: 'bookings:read',
    ...byId,
    query: withChangedParty(
      z.object({
        ...z.object(stay).partial().shape,
        ...partyFields,
        ...agreedPrice,
        price: PriceChoice.default('recalculate'),
        email: z.string().max(254).optional(),
      }),
    ),
    reply: StayQuote.extend({
      money: StayMoney,
      lostDiscount: LostDiscount.nullable(),
    }),
    errors: ['invalid', 'not_found', 'rule'],
  },
  changeBooking: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}',
    summary:
      'Change dates, guests, lodge, price or guest of a booking. What was paid stays paid: `money` says what is due or overpaid then. The guest is emailed after half a minute',
    access: 'manager',
    scope: 'bookings:write',
    ...byId,
    body: BookingChange,
    reply: BookingRecord,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'dates_taken', 'price_changed'],
  },
  undoChange: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/undo',
    summary:
      'Take back the last change by staff, a confirmation, a decline or a write-off, as long as its email has not been sent; the email is deleted',
    access: 'manager',
    scope: 'bookings:write',
    ...byId,
    /** `changeMadeAt` as the caller saw it; a later change fails with `conflict`. */
    query: z.object({ changeMadeAt: Instant.optional() }),
    reply: BookingRecord,
    errors: ['not_found', 'conflict', 'dates_taken'],
  },
  writeOff: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/write-off',
    summary: 'Write off what is due for a confirmed or cancelled booking; `undo` takes it back',
    access: 'manager',
    ...byId,
    body: z.object({
      reason: requiredText('Reason is required', 500, 'A reason has at most 500 characters'),
    }),
    reply: BookingRecord,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
