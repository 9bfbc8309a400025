import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id } from '../platform/fields.ts'
import { BookingRecord } from './staff-bookings.ts'

/** Lodge time at which the stored card is charged on the due date. */
export const CHARGED_AT = '10:00'

export const REMINDER_DAYS = 7

/** Days after the first charge on which a declined card is charged again; then the owner decides. */
export const RETRY_DAYS = [1, 3] as const

export const balanceEndpoints = endpoints({
  chargeCard: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/charge',
    summary:
      'Charge the stored card of a stay what is due now, or with `all` everything that is due. 409 without a card, when nothing is due, while a payment is under way, and with the reason when the card is declined',
    access: 'manager',
    params: z.object({ id: Id }),
    body: z.object({ all: z.boolean().optional() }).nullish(),
    reply: BookingRecord,
    errors: ['invalid', 'not_found', 'conflict', 'unavailable'],
  },
})
