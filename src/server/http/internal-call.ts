import type { FastifyRequest } from 'fastify'

/** The socket address of a call that the server makes to itself; no connection from outside can have it. */
export const INTERNAL_ADDRESS = 'internal'

/** Whether the server itself asks, to draw a page. */
export function isInternal(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === INTERNAL_ADDRESS
}
