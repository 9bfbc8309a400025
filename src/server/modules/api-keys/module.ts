import { apiKeyEndpoints } from '#contract/api-keys/api-keys.ts'
import { keyHolders } from '#server/platform/http/key-holders.ts'
import { mount } from '#server/platform/http/mount.ts'
import { defineModule } from '#server/platform/module.ts'
import { createApiKey, deleteApiKey, findKeyHolder, listApiKeys } from './api-keys.ts'

export const apiKeysModule = defineModule({
  name: 'api-keys',
  summary: 'Keys with which other programs call the admin area.',
  dependsOn: [],
  endpoints: [apiKeyEndpoints],
  register: ({ app, context, getContext, services }) => {
    services.provide(keyHolders, (key) => findKeyHolder(context, key))
    mount(app, apiKeyEndpoints, getContext, {
      listApiKeys,
      createApiKey: (inner, { body }) => createApiKey(inner, body),
      deleteApiKey: (inner, { params }) => deleteApiKey(inner, params.id),
    })
  },
  personalData: { api_keys: { signIn: ['key_hash'], staff: ['name'], none: ['prefix', 'scopes'] } },
})
