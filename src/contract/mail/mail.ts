import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Instant } from '../platform/fields.ts'

/** An e-mail of the outbox, for the owner. */
export const OutboxEmail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  bookingReference: z.string().nullable(),
  createdAt: Instant,
  /** Time of the next try; null once it is sent or given up. */
  nextTryAt: Instant.nullable(),
  tries: z.int(),
  sentAt: Instant.nullable(),
  lastError: z.string().nullable(),
})
export type OutboxEmail = z.infer<typeof OutboxEmail>

export const mailEndpoints = endpoints({
  readOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    summary:
      'Email written and not yet sent, then the latest sent; `sends` says whether a mail server is configured',
    access: 'manager',
    reply: z.object({ sends: z.boolean(), letters: z.array(OutboxEmail) }),
    errors: [],
  },
})
