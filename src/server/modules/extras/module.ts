import { extraEndpoints } from '#contract/extras/extras.ts'
import { defineModule } from '#server/platform/module.ts'
import { extraRoutes } from './routes.ts'

export const extrasModule = defineModule({
  name: 'extras',
  summary: 'What guests may order with a stay, and its copies.',
  dependsOn: ['lodges'],
  endpoints: [extraEndpoints],
  register: ({ app, getContext }) => extraRoutes(app, getContext),
  personalData: {
    extra_copies: { none: ['replaced'] },
    lodge_extras: { none: ['lodge_slug', 'extras'] },
  },
})
