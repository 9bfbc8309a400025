import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../context.ts'

export function toVisitor(request: FastifyRequest): Visitor {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
