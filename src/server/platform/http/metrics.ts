import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'
import { withinTime } from '../limits/within-time.ts'
import { parseBearer } from './bearer.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
/** A slower figure is left out, so that the others arrive within Prometheus' ten seconds. */
const READ_WITHIN_MS = 2000

export type Measure = (
  metric: { name: string; help: string; label?: string },
  read: () => number | Promise<number | Record<string, number>> | Record<string, number>,
) => void

/**
 * For a caller on this machine without a proxy, or with METRICS_TOKEN. Returns a function that adds a
 * figure.
 */
export function serveMetrics(app: FastifyInstance, config: Config): Measure {
  const [ofProcess, registry] = [processRegistry(), new Registry()]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const series = new Map<string, { observe: (seconds: number) => void }>()
  const count = ({ method, routeOptions }: FastifyRequest, status: number, milliseconds: number) => {
    const { url: route = 'unknown' } = routeOptions
    const key = `${method} ${status} ${route}`
    const known = series.get(key) ?? durations.labels({ method, route, status })
    series.set(key, known)
    known.observe(milliseconds / 1000)
  }
  app.addHook('onResponse', (request, reply, done) => {
    count(request, reply.statusCode, reply.elapsedTime)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN))
      throw failure('not_found', 'There is nothing at this address')
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics())
  })
  return measureIn(registry)
}

let sharedRegistry: Registry | undefined

function processRegistry(): Registry {
  if (!sharedRegistry) {
    sharedRegistry = new Registry()
    collectDefaultMetrics({ register: sharedRegistry })
  }
  return sharedRegistry
}

function measureIn(registry: Registry): Measure {
  return ({ name, help, label }, read) => {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const figures = await withinTime(read, READ_WITHIN_MS).catch(() => ({}))
        this.reset()
        if (typeof figures === 'number') return this.set(figures)
        // `reset` has set a figure without a label to 0.
        if (!label) return this.remove()
        for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure)
      },
    })
  }
}

/** RFC 7239 section 4, RFC 9110 section 7.6.3, RFC 8586 and common others. */
const proxyHeader =
  /^(forwarded|via|cdn-loop|x-(forwarded|original|real|client|cluster|proxy|envoy|amz|amzn|azure|vercel)(-.*)?|(.*-)?(client|connecting|remote)-(ip|addr))$/

const cameThroughProxy = (request: FastifyRequest): boolean =>
  Object.keys(request.headers).some((name) => proxyHeader.test(name))

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = parseBearer(request.headers.authorization)
  if (token && given) {
    const [a, b] = [Buffer.from(token), Buffer.from(given)]
    return a.length === b.length && timingSafeEqual(a, b)
  }
  return LOOPBACK.includes(request.socket.remoteAddress ?? '') && !cameThroughProxy(request)
}
