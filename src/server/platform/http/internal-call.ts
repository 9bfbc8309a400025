import type { FastifyRequest } from 'fastify'

/** No outside connection has this address. */
export const INTERNAL_ADDRESS = 'internal'

export function isInternal(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === INTERNAL_ADDRESS
}
