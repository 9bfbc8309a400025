import type { FastifyInstance } from 'fastify'
import { KEY_START } from '#contract/api-keys/api-keys.ts'
import type { Scope } from '#contract/platform/scopes.ts'
import { type Services, serviceKey } from '../services.ts'
import { parseBearer } from './bearer.ts'
import { isInternal } from './internal-call.ts'

export type KeyHolder = { id: number; name: string; adminId: number; scopes: Scope[] }

export const keyHolders = serviceKey<(key: string) => Promise<KeyHolder | null>>('holders of API keys')

declare module 'fastify' {
  interface FastifyRequest {
    keyHolder: KeyHolder | null
  }
}

export const isApiKey = (token: string | null): token is string => token?.startsWith(KEY_START) ?? false

export function readKeyHolders(app: FastifyInstance, services: Services): void {
  app.decorateRequest('keyHolder', null)
  app.addHook('onRequest', async (request) => {
    const token = parseBearer(request.headers.authorization)
    if (isApiKey(token) && !isInternal(request)) request.keyHolder = await services.get(keyHolders)(token)
  })
}
