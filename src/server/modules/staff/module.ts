import { staffEndpoints } from '#contract/staff/staff.ts'
import { defineModule } from '#server/platform/module.ts'
import { staffRoutes } from './routes.ts'

export const staffModule = defineModule({
  name: 'staff',
  summary: 'Members of staff, their roles and invitations; the command line of accounts.',
  dependsOn: ['auth', 'mail', 'privacy'],
  endpoints: [staffEndpoints],
  register: ({ app, getContext }) => staffRoutes(app, getContext),
  personalData: {},
})
