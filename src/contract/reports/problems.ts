import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

export const EMAIL_LATE_MINUTES = 5

export const CHANNEL_LATE_HOURS = 6

const Stay = z.object({ reference: z.string(), guestName: z.string(), lodgeName: z.string() })

export const Problems = z.object({
  emails: z.object({ waiting: z.int(), sends: z.boolean() }),
  channels: z.array(
    z.object({ id: z.int(), name: z.string(), lodgeName: z.string(), state: z.enum(['broken', 'late']) }),
  ),
  soldTwice: z.array(Stay),
  doorsWithoutCode: z.array(Stay),
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
