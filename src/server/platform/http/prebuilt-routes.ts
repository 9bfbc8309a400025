import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { type PrebuiltResponse, sendPrebuilt } from './prebuilt-response.ts'

export function prebuiltRoute<Params = unknown>(
  app: FastifyInstance,
  path: string,
  read: (request: FastifyRequest<{ Params: Params }>) => PrebuiltResponse | Promise<PrebuiltResponse>,
  options: RouteShorthandOptions = {},
): void {
  app.get<{ Params: Params }>(path, options, async (request, reply) =>
    sendPrebuilt(request, reply, await read(request)),
  )
}
