import * as z from 'zod'
import { WantedExtras } from '../extras/wanted-extras.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id } from '../platform/fields.ts'
import { BookingWithMoney, guestLink } from './bookings.ts'
import { BookingRecord } from './staff-bookings.ts'

const OrderedExtras = z.object({
  extras: WantedExtras.min(1, 'Please choose an extra'),
  expectedTotalCents: z.int('The expected total must be whole cents').min(0).nullish(),
})
export type OrderedExtras = z.infer<typeof OrderedExtras>

export const ExtraDecision = z.object({ status: z.enum(['confirmed', 'declined']) })
export type ExtraDecision = z.infer<typeof ExtraDecision>

export const extraOrderEndpoints = endpoints({
  orderExtras: {
    method: 'POST',
    path: '/api/bookings/{reference}/extras',
    summary:
      'Order extras for a confirmed stay; what they cost is due at once, and what needs the approval of the owner costs nothing until then',
    access: 'public',
    ...guestLink,
    body: OrderedExtras,
    reply: BookingWithMoney,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'price_changed', 'key_reused', 'too_many'],
  },
  withdrawExtra: {
    method: 'DELETE',
    path: '/api/bookings/{reference}/extras/{orderId}',
    summary: 'Withdraw an extra that waits for the owner',
    access: 'public',
    params: guestLink.params.extend({ orderId: Id }),
    query: guestLink.query,
    reply: BookingWithMoney,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  decideExtra: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}/extras/{orderId}',
    summary: 'Confirm or decline an extra that a guest has requested; confirmed, it is due at once',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id, orderId: Id }),
    body: ExtraDecision,
    reply: BookingRecord,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
