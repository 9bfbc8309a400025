import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { AGENT_ADDRESS, AGENT_CALLS_A_MINUTE } from '#contract/agents/agents.ts'
import { CALLS_A_MINUTE } from '#contract/api-keys/api-keys.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'
import { isInternal } from '../http/internal-call.ts'
import { readKeyHolders } from '../http/key-holders.ts'
import { parseRedisAddress } from '../pubsub/redis-address.ts'
import type { Services } from '../services.ts'
import { queueRequests } from './network-queues.ts'
import {
  countInNetworks,
  LocalCounts,
  SharedCounts,
  type WindowCount,
  type WindowCounts,
} from './window-counts.ts'

/** Per network. */
export const READS_A_MINUTE = 600
export const WRITES_A_MINUTE = 120
/** All addresses outside the API: pages, unknown ones, socket handshakes. */
export const PAGES_A_MINUTE = 600

const WINDOW_MS = 60_000
const FLOOD_FACTOR = 1.25
const REFUSAL_DELAY_MS = 1000
const REDIS_TIMEOUT_MS = 500

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A static file is too cheap to count. */
    isFile?: boolean
  }
}

const UNCOUNTED = ['/api/health', '/api/ready', '/api/live']

type StoreAnswer = (error: Error | null, count?: WindowCount) => void

type Budget = { name: 'read' | 'write' | 'page' | 'agent'; max: number }

/** Depends on the matched route, because a URL has many spellings. */
function findBudget(request: FastifyRequest): Budget | null {
  const { url: route = '', config } = request.routeOptions
  if (isInternal(request) || config.isFile || config.rateLimit === false || UNCOUNTED.includes(route))
    return null
  if (route === AGENT_ADDRESS) return { name: 'agent', max: AGENT_CALLS_A_MINUTE }
  if (!route.startsWith('/api/')) return { name: 'page', max: PAGES_A_MINUTE }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead ? { name: 'read', max: READS_A_MINUTE } : { name: 'write', max: WRITES_A_MINUTE }
}

export async function limitRates(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const isOn = config.RATE_LIMIT === 'on'
  if (isOn) queueRequests(app)
  readKeyHolders(app, services)
  const counts =
    isOn && config.REDIS_URL ? new SharedCounts(await connect(app, config.REDIS_URL)) : new LocalCounts()
  limitKeys(app, counts, isOn)
  if (!isOn) return
  await app.register(rateLimit, {
    global: false,
    max: (request: FastifyRequest) => findBudget(request)?.max ?? Number.POSITIVE_INFINITY,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `${findBudget(request)?.name}:${request.ip}`,
    allowList: (request) => request.keyHolder !== null || findBudget(request) === null,
    errorResponseBuilder: (_request, context) =>
      failure('too_many', `That was a lot at once. Please try again in ${context.after}.`),
    store: createStore(counts),
  })
  // For every request, even without a route.
  app.addHook('onRequest', app.rateLimit())
}

/** Without limits no call is refused, but each reply says how many are left. */
function limitKeys(app: FastifyInstance, counts: WindowCounts, isOn: boolean): void {
  app.addHook('onRequest', async ({ keyHolder }, reply) => {
    if (!keyHolder) return
    const { current, ttl } = await counts.count(`key:${keyHolder.id}`, WINDOW_MS)
    const seconds = Math.ceil(ttl / 1000)
    reply.headers({
      'ratelimit-limit': CALLS_A_MINUTE,
      'ratelimit-remaining': Math.max(0, CALLS_A_MINUTE - current),
      'ratelimit-reset': seconds,
    })
    if (!isOn || current <= CALLS_A_MINUTE) return
    const message = `This API key has made ${CALLS_A_MINUTE} calls in a minute. Please try again in ${pluralize(seconds, 'second')}.`
    throw failure('too_many', message, { retryAfterSeconds: seconds })
  })
}

async function connect(app: FastifyInstance, url: string): Promise<Redis> {
  const { openRedis } = await import('../pubsub/open-redis.ts')
  const limits = {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  }
  const { redis, close } = openRedis({ ...parseRedisAddress(url), ...limits }, (error) =>
    app.log.warn({ error }, 'Redis does not answer'),
  )
  app.addHook('onClose', async () => close())
  return redis
}

/** The plugin's keys are `budget:address`. Far above its budget a client waits for each refusal. */
function createStore(counts: WindowCounts) {
  return class {
    incr(key: string, done: StoreAnswer, windowMs: number, max: number) {
      const [name = ''] = key.split(':', 1)
      countInNetworks(counts, key.slice(name.length + 1), { name, max, windowMs }).then((count) => {
        if (count.current <= max * FLOOD_FACTOR) done(null, count)
        else setTimeout(done, REFUSAL_DELAY_MS, null, count)
      }, done)
    }

    child() {
      return this
    }
  }
}
