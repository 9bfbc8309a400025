import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email } from '../platform/fields.ts'

export const BookingSearch = z.object({ email: Email })
export type BookingSearch = z.infer<typeof BookingSearch>

export const findBookingEndpoints = endpoints({
  findBooking: {
    method: 'POST',
    path: '/api/find-booking',
    summary:
      'Email the links of its bookings to an address, at most once an hour. The answer is the same for every address',
    access: 'public',
    body: BookingSearch,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'too_many'],
  },
})
