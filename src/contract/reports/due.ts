import * as z from 'zod'
import { BookingWithMoney, StoredCard } from '../bookings/bookings.ts'
import { GuestMessage } from '../bookings/staff-bookings.ts'
import { formatStay } from '../platform/dates.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Id, Instant } from '../platform/fields.ts'
import { formatCents } from '../platform/money.ts'

export const DUE_WITHIN_DAYS = 14

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
  dueCents: z.int(),
  dueNowCents: z.int(),
  dueOn: CalendarDate.nullable(),
  /** Failed charges of the stored card since `dueOn`, and the last reason. */
  attempts: z.int(),
  lastError: z.string().nullable(),
  card: StoredCard.nullable(),
  overpaidCents: z.int(),
  remindedAt: Instant.nullable(),
  hasEmail: z.boolean(),
  /** A partial payment in coins whose invoice ended; the owner decides on it. */
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
    reply: z.object({ reminded: z.int(), skipped: z.int(), sends: z.boolean() }),
    errors: ['invalid', 'key_reused'],
  },
})

type Debt = Pick<DueStay, 'lodgeName' | 'checkIn' | 'checkOut' | 'dueCents'>

export function reminderText({ lodgeName, dueCents, ...stay }: Debt): GuestMessage {
  const due = formatCents(dueCents)
  return {
    subject: `Payment for your stay at ${lodgeName}`,
    message: `Hello,\n\n${due} is still due for your stay at ${lodgeName}, ${formatStay(stay)}. You can pay on the page of your stay: the link is below.\n\nIf you have paid already, please ignore this email. Thank you.`,
  }
}
