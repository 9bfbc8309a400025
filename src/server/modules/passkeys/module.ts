import { passkeyEndpoints } from '#contract/passkeys/passkeys.ts'
import { defineModule } from '#server/platform/module.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeysModule = defineModule({
  name: 'passkeys',
  summary: 'Passkeys of staff: adding, removing, signing in.',
  dependsOn: ['auth'],
  endpoints: [passkeyEndpoints],
  register: ({ app, getContext }) => passkeyRoutes(app, getContext),
  personalData: {
    passkey_challenges: { signIn: ['challenge'] },
    passkeys: { staff: ['credential_id', 'public_key', 'name'] },
  },
})
