import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

/** Minutes after which an e-mail that waits is late. */
export const EMAIL_LATE_MINUTES = 5

/** Hours without a successful reading after which a channel is late. */
export const CHANNEL_LATE_HOURS = 6

const Stay = z.object({ reference: z.string(), guestName: z.string(), lodgeName: z.string() })

/** What is broken and loses money or guests until somebody fixes it. */
export const Problems = z.object({
  /** E-mails that wait for longer than they should, and whether a mail server is configured. */
  emails: z.object({ waiting: z.int(), sends: z.boolean() }),
  /** Calendars of other sites that could not be read or were not read for hours. */
  channels: z.array(
    z.object({ id: z.int(), name: z.string(), lodgeName: z.string(), state: z.enum(['broken', 'late']) }),
  ),
  /** Stays whose nights another site has sold too. */
  soldTwice: z.array(Stay),
  /** Stays whose door has refused their code. */
  doorsWithoutCode: z.array(Stay),
  /** Payments that a payer's bank disputes. */
  disputes: z.int(),
})
export type Problems = z.infer<typeof Problems>

export const problemEndpoints = endpoints({
  readProblems: {
    method: 'GET',
    path: '/api/admin/problems',
    summary:
      'What is broken: e-mails that do not go out, late and broken channels, nights sold twice, doors without a code, disputes',
    access: 'manager',
    reply: Problems,
    errors: [],
  },
})
