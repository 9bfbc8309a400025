import type { FastifyRequest } from 'fastify'
import type { Admin } from '#contract/auth/login.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { includesRole } from '#contract/platform/roles.ts'
import { includesScope } from '#contract/platform/scopes.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { parseBearer } from '#server/platform/http/bearer.ts'
import { toVisitor } from '#server/platform/http/client-address.ts'
import { isApiKey, type KeyHolder } from '#server/platform/http/key-holders.ts'
import type { GetContext } from '#server/platform/http/mount.ts'
import { beginAttempt } from './login-throttle.ts'
import { adminOfToken, asManager } from './sessions.ts'

/**
 * Wrong API keys count as wrong passwords of this account. The name is no email address, so no account has
 * it.
 */
const KEYS_ACCOUNT = 'API keys'

export function requestContexts(context: Context): GetContext {
  return async (request: FastifyRequest, access, scope) => {
    const token = parseBearer(request.headers.authorization)
    const requestContext: Context = { ...context, log: request.log, visitor: toVisitor(request) }
    if (isApiKey(token)) {
      if (!request.keyHolder) return refuseUnknownKey(requestContext)
      // On the public site, a program is a visitor.
      if (access === 'public') return requestContext
      return { ...requestContext, admin: adminOfKey(request.keyHolder, scope) }
    }
    if (access === 'public' && !token) return requestContext
    const admin = token ? await adminOfToken(context, token) : null
    // On the public site, a housekeeper is a visitor.
    if (access === 'public') return { ...requestContext, admin: admin && asManager(admin) }
    if (!admin) throw failure('unauthorized', 'Please sign in')
    if (!includesRole(admin.role, access))
      throw failure('forbidden', 'Your account is not allowed to do this')
    return { ...requestContext, admin }
  }
}

async function refuseUnknownKey(context: Context): Promise<never> {
  await beginAttempt(context, KEYS_ACCOUNT)
  throw failure('unauthorized', 'This API key is unknown or has expired')
}

/** A key acts for the admin who made it, within its scopes and under its own name. */
function adminOfKey({ adminId, name, scopes }: KeyHolder, needed: Endpoint['scope']): Admin {
  if (!needed) throw failure('forbidden', 'This call is not open to API keys')
  if (!includesScope(scopes, needed)) throw failure('forbidden', `This API key needs the scope ${needed}`)
  return { id: adminId, name, role: 'admin', email: '' }
}
