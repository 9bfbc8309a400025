import type { FastifyInstance } from 'fastify'
import { passkeyEndpoints } from '#contract/passkeys/passkeys.ts'
import { readToken } from '#server/platform/http/bearer.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { addPasskey, offerPasskey } from './add-passkey.ts'
import { listPasskeys, removePasskey } from './own-passkeys.ts'
import { loginWithPasskey, offerPasskeyLogin } from './passkey-login.ts'

export function passkeyRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, passkeyEndpoints, getContext, {
    listPasskeys: (context) => listPasskeys(context),
    offerPasskey: (context, { body }) => offerPasskey(context, body),
    addPasskey: (context, { body }) => addPasskey(context, body),
    removePasskey: (context, { params, body }, _answer, { headers }) =>
      removePasskey(context, readToken(headers), { id: params.id, proof: body }),
    offerPasskeyLogin: (context) => offerPasskeyLogin(context),
    loginWithPasskey: (context, { body }) => loginWithPasskey(context, body.credential),
  })
}
