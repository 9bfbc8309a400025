import * as z from 'zod'
import { endpoints } from './endpoint.ts'

export const healthEndpoints = endpoints({
  readHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the database answers',
    access: 'public',
    reply: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  },
  readReadiness: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether this instance takes requests: its database answers, and it is not stopping',
    access: 'public',
    reply: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  },
})
