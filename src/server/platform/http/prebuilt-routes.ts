import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { type PrebuiltResponse, sendPrebuilt } from './prebuilt-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's replies are ready in memory and count themselves: an `onResponse` hook costs a quarter of such a reply. */
    isPrebuilt?: boolean
  }
}

/** Answers GET and HEAD of `path` with a prebuilt response: at once where it is ready, otherwise when it is. */
export function prebuiltRoute<Params = unknown>(
  app: FastifyInstance,
  path: string,
  read: (request: FastifyRequest<{ Params: Params }>) => PrebuiltResponse | Promise<PrebuiltResponse>,
  config: FastifyContextConfig = {},
): void {
  app.get<{ Params: Params }>(path, prebuiltOptions(config), (request, reply) => {
    request.startedAt = performance.now()
    const response = read(request)
    if (!(response instanceof Promise)) return sendPrebuilt(request, reply, response)
    return response.then((built) => sendPrebuilt(request, reply, built))
  })
}

/** Options of a route whose handler sets `startedAt` and calls `sendPrebuilt`; what it refuses is counted by a hook. */
export const prebuiltOptions = (config: FastifyContextConfig = {}): RouteShorthandOptions => ({
  config: { ...config, isPrebuilt: true },
  onSend: (request, reply, _payload, done) => {
    request.server.countPrebuilt(request, reply.statusCode)
    done()
  },
})
