import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, CalendarDate, Id, Instant, trimmedText } from '../platform/fields.ts'
import { BookingWithMoney, guestLink } from './bookings.ts'
import { partyFields, withChangedParty } from './party-fields.ts'
import { LostDiscount, Quote } from './price.ts'
import { BookingRecord } from './staff-bookings.ts'

/** For one stay, so that nobody can fill the owner's inbox. */
export const MAX_CHANGE_REQUESTS = 10

const MAX_NOTE = 1000

const changedFields = {
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  ...partyFields,
}

export const RequestedChange = withChangedParty(
  z.object({
    ...changedFields,
    note: trimmedText().max(MAX_NOTE, atMost(MAX_NOTE)).nullish(),
    expectedTotalCents: z.int('The expected total must be whole cents').min(0).nullish(),
  }),
)
export type RequestedChange = z.infer<typeof RequestedChange>

const ChangeRequestQuote = Quote.extend({
  differenceCents: z.int(),
  lostDiscount: LostDiscount.nullable(),
})
export type ChangeRequestQuote = z.infer<typeof ChangeRequestQuote>

export const ChangeDecision = z.object({
  accept: z.boolean(),
  /** The `at` of the request that the owner saw; another request fails with `conflict`. */
  requestedAt: Instant.optional(),
  reason: trimmedText().max(MAX_NOTE, atMost(MAX_NOTE)).nullish(),
  offer: z.object({ checkIn: CalendarDate, checkOut: CalendarDate, lodgeId: Id.optional() }).nullish(),
})
export const declineReasons = [
  'These nights are already booked.',
  'We need these nights to look after the lodge.',
  'The lodge does not have room for this many guests.',
  'The stay begins too soon to change it.',
] as const

export type ChangeDecision = z.infer<typeof ChangeDecision>

export const changeRequestEndpoints = endpoints({
  readChangeRequestQuote: {
    method: 'GET',
    path: '/api/bookings/{reference}/change-request/quote',
    summary: "The price of a guest's stay with other dates or guests, as a change request would fix it",
    access: 'public',
    params: guestLink.params,
    query: withChangedParty(guestLink.query.extend(changedFields)),
    reply: ChangeRequestQuote,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'dates_taken'],
  },
  requestChange: {
    method: 'POST',
    path: '/api/bookings/{reference}/change-request',
    summary: 'Request other dates or guests before check-in; the owner answers, and the price shown holds',
    access: 'public',
    ...guestLink,
    body: RequestedChange,
    reply: BookingWithMoney,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'dates_taken', 'price_changed', 'too_many'],
  },
  withdrawChange: {
    method: 'DELETE',
    path: '/api/bookings/{reference}/change-request',
    summary: 'Withdraw the open change request as the guest',
    access: 'public',
    ...guestLink,
    reply: BookingWithMoney,
    errors: ['not_found', 'conflict'],
  },
  decideChange: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}/change-request',
    summary:
      'Accept or decline the open change request; nights taken meanwhile leave it open (409). From check-in on it can only be declined. The guest reads the `reason` of a decline and what is offered instead; an offer that is not free is a 409 `dates_taken`',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id }),
    body: ChangeDecision,
    reply: BookingRecord,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'dates_taken'],
  },
})
