import { interestEndpoints } from '#contract/investments/interests.ts'
import { defineModule } from '#server/platform/module.ts'
import { investmentRoutes } from './routes.ts'

export const investmentsModule = defineModule({
  name: 'investments',
  summary: 'Packages, and who is interested while none are sold.',
  dependsOn: ['mail'],
  endpoints: [interestEndpoints],
  register: ({ app, getContext }) => investmentRoutes(app, getContext),
  personalData: {
    investment_interests: { interest: ['name', 'email'], none: ['package_id'] },
  },
})
