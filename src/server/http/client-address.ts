import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../context.ts'

/** What TRUST_PROXY says, in Fastify's terms: nobody, a number of hops, or addresses. */
export function trustedProxies(
  setting: string,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (setting === '') return false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}

/** Who asks. */
export function visitorOf(request: FastifyRequest): Visitor {
  return { address: request.ip }
}
