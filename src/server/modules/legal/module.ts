import { legalEndpoints } from '#contract/legal/legal.ts'
import { defineModule } from '#server/platform/module.ts'
import { legalRoutes } from './routes.ts'
import { serveSecurityText } from './security-txt.ts'

export const legalModule = defineModule({
  name: 'legal',
  summary: 'The four legal pages, facts about the operator, `security.txt`.',
  dependsOn: [],
  endpoints: [legalEndpoints],
  register: ({ app, contextOf, context }) => {
    legalRoutes(app, contextOf)
    serveSecurityText(app, context)
  },
  personalData: {
    site_texts: { operator: ['text'], none: ['kind', 'name'] },
  },
})
