import type { FastifyRequest } from 'fastify'
import { includesRole } from '#contract/platform/roles.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { bearerOf } from '#server/platform/http/bearer.ts'
import { visitorOf } from '#server/platform/http/client-address.ts'
import type { ContextOf } from '#server/platform/http/mount.ts'
import { adminOfToken, asManager } from './sessions.ts'

/** Builds a request's context with the caller and the admin, if any. */
export function requestContexts(context: Context): ContextOf {
  return async (request: FastifyRequest, access) => {
    const token = bearerOf(request.headers.authorization)
    const requestContext: Context = { ...context, log: request.log, visitor: visitorOf(request) }
    if (access === 'public' && !token) return requestContext
    const admin = token ? await adminOfToken(context, token) : null
    // On the public site a housekeeper is a visitor.
    if (access === 'public') return { ...requestContext, admin: admin && asManager(admin) }
    if (!admin) throw failure('unauthorized', 'Please sign in')
    if (!includesRole(admin.role, access))
      throw failure('forbidden', 'Your account is not allowed to do this')
    return { ...requestContext, admin }
  }
}
