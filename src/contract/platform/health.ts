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
  readLiveness: {
    method: 'GET',
    path: '/api/live',
    summary: 'Whether this process answers, with or without its database; for what restarts it',
    access: 'public',
    reply: z.object({ status: z.literal('alive') }),
    errors: [],
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
