import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

export const Host = z.object({
  name: z.string().nullable(),
  photos: z.string().nullable(),
  /** The median of the last 90 days; null with fewer than three answers. */
  replyMinutes: z.int().nullable(),
})
export type Host = z.infer<typeof Host>

export const hostEndpoints = endpoints({
  readHost: {
    method: 'GET',
    path: '/api/host',
    summary: 'Name of the host, when photographs come, and how fast the host answers',
    access: 'public',
    reply: Host,
    errors: [],
  },
})
