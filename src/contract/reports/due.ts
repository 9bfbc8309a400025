import * as z from 'zod'
import { BookingWithMoney, StoredCard } from '../bookings/bookings.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate } from '../platform/fields.ts'

/** Days ahead within which an unpaid arrival is due. */
export const DUE_WITHIN_DAYS = 14

/** Days for which a stay stays on the list after its arrival. */
export const DUE_SINCE_DAYS = 30

/** A stay whose money needs the owner. */
export const DueStay = BookingWithMoney.pick({
  id: true,
  reference: true,
  guestName: true,
  lodgeSlug: true,
  lodgeName: true,
  checkIn: true,
  checkOut: true,
  timeZone: true,
  status: true,
}).extend({
  /** Still to be paid. */
  dueCents: z.int(),
  /** What of it is due today. */
  dueNowCents: z.int(),
  /** When the first unpaid part is due; null without a payment schedule. */
  dueOn: CalendarDate.nullable(),
  /** How often the stored card was charged in vain since then, and why the last time. */
  attempts: z.int(),
  lastError: z.string().nullable(),
  card: StoredCard.nullable(),
  /** Paid beyond the price and not on its way back. */
  overpaidCents: z.int(),
})
export type DueStay = z.infer<typeof DueStay>

export const dueEndpoints = endpoints({
  listDue: {
    method: 'GET',
    path: '/api/admin/due',
    summary: `Confirmed stays that arrive within ${DUE_WITHIN_DAYS} days, or arrived ${DUE_SINCE_DAYS} days ago at most, and are not paid; stays whose deposit or balance is due and not paid; stays that are paid too much. By check-in, at most 50 of each`,
    access: 'manager',
    scope: 'payments:read',
    reply: z.array(DueStay),
    errors: [],
  },
})
