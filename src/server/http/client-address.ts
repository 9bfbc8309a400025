import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../context.ts'

/** TRUST_PROXY in Fastify's terms: none, a number of hops, or addresses. */
export function trustedProxies(
  setting: string,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (setting === '') return false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
