import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email } from '../platform/fields.ts'

/** Takes a form's body too, because mail programs send one for List-Unsubscribe (RFC 8058). */
export const recoveryEmailEndpoints = endpoints({
  optOutOfEmails: {
    method: 'POST',
    path: '/api/email-opt-out',
    summary: 'No more emails to an address about bookings that were not finished, with the key in them',
    access: 'public',
    query: z.object({ email: Email, key: z.string().max(100) }),
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'not_found'],
  },
})
