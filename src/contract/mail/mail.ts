import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Instant, SearchText } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'

export const OutboxEmail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  bookingReference: z.string().nullable(),
  createdAt: Instant,
  /** Null once it is sent or given up. */
  nextTryAt: Instant.nullable(),
  tries: z.int(),
  sentAt: Instant.nullable(),
  lastError: z.string().nullable(),
})
export type OutboxEmail = z.infer<typeof OutboxEmail>

const MAX_EMAILS = 200

export const EmailState = z.enum(['waiting', 'sent', 'given_up'])
export type EmailState = z.infer<typeof EmailState>

export const mailEndpoints = endpoints({
  readOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    summary:
      'Email written and not yet sent, then the latest sent; `sends` says whether a mail server is configured, `total` how many the filter finds',
    access: 'manager',
    query: pageSchema(MAX_EMAILS, MAX_EMAILS).extend({
      state: EmailState.optional(),
      /** A part of the recipient, the subject or the booking's reference. */
      search: SearchText.optional(),
    }),
    reply: z.object({ sends: z.boolean(), total: z.int(), letters: z.array(OutboxEmail) }),
    errors: ['invalid'],
  },
  sendTestEmail: {
    method: 'POST',
    path: '/api/admin/outbox/test',
    summary: 'Send an email to oneself, which shows whether emails go out',
    access: 'manager',
    reply: z.object({ recipient: z.string(), sends: z.boolean() }),
    status: 201,
    errors: [],
  },
})
