import * as z from 'zod'
import { Booking } from '../bookings/bookings.ts'
import { Payment } from '../payments/payments.ts'
import { endpoints } from '../platform/endpoint.ts'

export const MAX_FOUND = 6

export const AdminFound = z.object({
  stays: z.array(
    Booking.pick({
      reference: true,
      guestName: true,
      guestEmail: true,
      lodgeName: true,
      checkIn: true,
      checkOut: true,
      status: true,
    }),
  ),
  payments: z.array(
    Payment.pick({
      id: true,
      amount: true,
      status: true,
      bookingReference: true,
      guestName: true,
      payerName: true,
      createdAt: true,
    }),
  ),
  lodges: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type AdminFound = z.infer<typeof AdminFound>

export const adminSearchEndpoints = endpoints({
  searchAdmin: {
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'Stays by guest, email, phone, reference or dates, payments by amount, receipt or payer, and lodges by name: at most six of each',
    access: 'manager',
    query: z.object({
      q: z
        .string()
        .trim()
        .min(1, 'Please enter what to find')
        .max(100)
        .refine((text) => !text.includes('\0'), 'Please search for plain text'),
    }),
    reply: AdminFound,
    errors: ['invalid'],
  },
})
