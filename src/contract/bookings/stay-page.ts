import * as z from 'zod'
import { OutboxEmail } from '../mail/mail.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id } from '../platform/fields.ts'
import { BookingRecord } from './staff-bookings.ts'

export const stayPageEndpoints = endpoints({
  readBookingByReference: {
    method: 'GET',
    path: '/api/admin/bookings/by-reference/{reference}',
    summary: 'One booking with its history, by its reference in capitals or small letters',
    access: 'manager',
    scope: 'bookings:read',
    params: z.object({ reference: z.string().max(20) }),
    reply: BookingRecord,
    errors: ['not_found'],
  },
  readGuestLink: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/guest-link',
    summary:
      "The secret link to the guest's page of a stay, where it is paid; for a guest without an email address too",
    access: 'manager',
    params: z.object({ id: Id }),
    reply: z.object({ link: z.string() }),
    errors: ['not_found'],
  },
  listWrittenEmails: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/written-emails',
    summary:
      'The emails about a stay, to its guest and to the owners, the newest first; `sends` says whether a mail server is configured',
    access: 'manager',
    params: z.object({ id: Id }),
    reply: z.object({ sends: z.boolean(), letters: z.array(OutboxEmail) }),
    errors: ['not_found'],
  },
  sendEmailAgain: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/written-emails/{emailId}/send',
    summary:
      "Send an email about a stay to its guest again; 409 for one that waits still, or that went to another address than the guest's of now",
    access: 'manager',
    params: z.object({ id: Id, emailId: Id }),
    reply: OutboxEmail,
    status: 201,
    errors: ['not_found', 'conflict'],
  },
})
