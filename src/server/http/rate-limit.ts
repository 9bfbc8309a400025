import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'

/** For one address and minute. */
export const READS_A_MINUTE = 600
export const WRITES_A_MINUTE = 120

const isRead = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD'

/** Limits the calls of one address, counted in Redis when there is one, so that all instances share the count. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  if (config.RATE_LIMIT === 'off') return
  const redis = config.REDIS_URL
    ? new Redis(config.REDIS_URL, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : null
  redis?.on('error', (error) => app.log.warn({ error: error.message }, 'Redis does not answer'))
  if (redis) app.addHook('onClose', async () => redis.disconnect())
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => (isRead(request) ? READS_A_MINUTE : WRITES_A_MINUTE),
    timeWindow: 60_000,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'}:${request.ip}`,
    allowList: (request) => !request.url.startsWith('/api/') || request.url.startsWith('/api/health'),
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      failure('too_many', `That was a lot at once. Please try again in ${context.after}.`),
    ...(redis ? { redis } : {}),
  })
}
