import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AGENT_ADDRESS } from '#contract/agents/agents.ts'
import { type Config, publicUrl } from '#server/platform/config.ts'
import type { Context, Visitor } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { toVisitor } from '#server/platform/http/client-address.ts'
import { defineModule } from '#server/platform/module.ts'
import { availabilityCache } from '../bookings/availability/availability-cache.ts'
import { publicReads } from '../lodges/public-reads.ts'
import { marketFeed } from '../market/feed.ts'
import { promotionCache } from '../promotions/promotion-cache.ts'
import { tariffCache } from '../rates/tariff-cache.ts'
import { toolHandlers } from './tools.ts'

export const agentsModule = defineModule({
  name: 'agents',
  summary: 'The tools with which agents search, price and prepare a stay (MCP).',
  dependsOn: ['bookings', 'lodges', 'market', 'promotions', 'rates', 'search'],
  endpoints: [],
  register: ({ app, context, services }) => {
    if (context.config.MCP === 'off') return
    const handlers = toolHandlers({
      availability: services.get(availabilityCache),
      tariffs: services.get(tariffCache),
      promotions: services.get(promotionCache),
      feed: services.get(marketFeed),
      lodges: () => services.get(publicReads).listed(),
    })
    serveAgents(app, context, async () => {
      // The protocol's library is loaded by the first request.
      const { agentServer } = await import('./agent-server.ts')
      return agentServer(context, handlers)
    })
  },
  personalData: {},
})

type Answer = (request: Request, visitor: Visitor) => Promise<Response>

function serveAgents(app: FastifyInstance, { config }: Context, load: () => Promise<Answer>): void {
  let loading: Promise<Answer> | null = null
  app.register(async (scope) => {
    // The MCP library parses the body and reports its errors.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: AGENT_ADDRESS,
      handler: async (request, reply) => {
        if (!isFromHere(request, config)) throw failure('forbidden', 'This origin may not call here')
        loading ??= load()
        const answer = await loading
        return send(reply, await answer(toRequest(request, config), toVisitor(request)))
      },
    })
  })
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Other programs than browsers send no Origin. Another address than the public one counts only when it is the
 * machine's own.
 */
function isFromHere({ headers, host }: FastifyRequest, config: Config): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.origin === new URL(publicUrl(config)).origin) return true
  return LOOPBACK.test(from.hostname) && from.host === host
}

function toRequest({ method, headers, body }: FastifyRequest, config: Config): Request {
  const passed = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !NOT_PASSED.test(name)) passed.set(name, value)
  const text = method === 'POST' ? { body: String(body ?? '') } : {}
  return new Request(publicUrl(config) + AGENT_ADDRESS, { method, headers: passed, ...text })
}

const NOT_PASSED = /^(host|connection|content-length|transfer-encoding|cookie|authorization)$/

function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  reply.code(status).headers(Object.fromEntries(headers))
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  return reply.send(body ? Readable.fromWeb(body as ReadableStream) : undefined)
}
