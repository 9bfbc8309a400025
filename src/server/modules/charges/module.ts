import { chargeEndpoints } from '#contract/charges/charges.ts'
import { defineModule } from '#server/platform/module.ts'
import { chargeRoutes } from './routes.ts'

export const chargesModule = defineModule({
  name: 'charges',
  summary: 'Fees and taxes of a lodge, and their copies.',
  dependsOn: ['lodges'],
  endpoints: [chargeEndpoints],
  register: ({ app, getContext }) => chargeRoutes(app, getContext),
  personalData: {
    charge_copies: { none: ['replaced'] },
    lodge_charges: { none: ['lodge_slug', 'fees', 'taxes'] },
  },
})
