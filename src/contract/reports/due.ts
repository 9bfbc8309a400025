import * as z from 'zod'
import { BookingWithMoney, StoredCard } from '../bookings/bookings.ts'
import { GuestMessage } from '../bookings/staff-bookings.ts'
import { formatStay } from '../platform/dates.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Id, Instant } from '../platform/fields.ts'
import { formatCents } from '../platform/money.ts'

/** Days ahead within which an unpaid arrival is due. */
export const DUE_WITHIN_DAYS = 14

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
  /** When its guest was reminded last; null for never. */
  remindedAt: Instant.nullable(),
  /** Whether the guest has an address to write to. */
  hasEmail: z.boolean(),
  /** A payment in coins of which a part came before its invoice ended, and waits for a decision. */
  paymentId: z.int().nullable(),
  partialCents: z.int().nullable(),
})
export type DueStay = z.infer<typeof DueStay>

export const dueEndpoints = endpoints({
  listDue: {
    method: 'GET',
    path: '/api/admin/due',
    summary: `All stays that are owed money: those that arrive within ${DUE_WITHIN_DAYS} days or have arrived, and those whose deposit or balance is due, until they are paid or written off; and stays that are paid too much, and payments in coins that came in part, those of donations and prints with the id 0. The oldest check-in first`,
    access: 'manager',
    scope: 'payments:read',
    reply: z.array(DueStay),
    errors: [],
  },
  remindDue: {
    method: 'POST',
    path: '/api/admin/due/remind',
    summary:
      'Write to the guests of stays with a debt, to all that are listed without `ids`; `text` replaces the ready one',
    access: 'manager',
    body: z.object({
      ids: z.array(Id).min(1, 'Please choose a stay').max(500).optional(),
      text: GuestMessage.optional(),
    }),
    /** `skipped` have no address or owe nothing. */
    reply: z.object({ reminded: z.int(), skipped: z.int(), sends: z.boolean() }),
    errors: ['invalid', 'key_reused'],
  },
})

type Debt = Pick<DueStay, 'lodgeName' | 'checkIn' | 'checkOut' | 'dueCents'>

/** The ready text of a reminder; the e-mail adds the link to the page of the stay. */
export function reminderText({ lodgeName, dueCents, ...stay }: Debt): GuestMessage {
  const due = formatCents(dueCents)
  return {
    subject: `Payment for your stay at ${lodgeName}`,
    message: `Hello,\n\n${due} is still due for your stay at ${lodgeName}, ${formatStay(stay)}. You can pay on the page of your stay: the link is below.\n\nIf you have paid already, please ignore this email. Thank you.`,
  }
}
