import * as z from 'zod'
import { BookingWithMoney, guestLink } from '../bookings/bookings.ts'
import { endpoints } from '../platform/endpoint.ts'

export const cardEndpoints = endpoints({
  setUpCard: {
    method: 'POST',
    path: '/api/bookings/{reference}/card',
    summary:
      'Set up another card for what is due later of a confirmed stay; nothing is charged, and the card replaces the one before once it is confirmed',
    access: 'public',
    ...guestLink,
    reply: z.object({ clientSecret: z.string() }),
    status: 201,
    errors: ['not_found', 'conflict', 'too_many', 'unavailable'],
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/bookings/{reference}/card',
    summary: 'Remove the stored card of a stay; the guest pays by link then',
    access: 'public',
    ...guestLink,
    reply: BookingWithMoney,
    errors: ['not_found'],
  },
})
