import type { FastifyRequest } from 'fastify'

/** The socket address of the server's calls to itself; no outside connection has it. */
export const INTERNAL_ADDRESS = 'internal'

/** Whether the server itself calls, to render a page. */
export function isInternal(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === INTERNAL_ADDRESS
}
