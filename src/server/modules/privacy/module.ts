import { privacyEndpoints } from '#contract/privacy/privacy.ts'
import { defineModule } from '#server/platform/module.ts'
import { purgeDaily } from './retention.ts'
import { privacyRoutes } from './routes.ts'

export const privacyModule = defineModule({
  name: 'privacy',
  summary: 'Export and erasure of a person, retention periods.',
  dependsOn: ['bookings'],
  endpoints: [privacyEndpoints],
  register: ({ app, getContext }) => privacyRoutes(app, getContext),
  purges: [purgeDaily],
  personalData: {},
})
