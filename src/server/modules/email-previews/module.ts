import { emailPreviewEndpoints } from '#contract/email-previews/email-previews.ts'
import { defineModule } from '#server/platform/module.ts'
import { emailPreviewRoutes } from './routes.ts'

export const emailPreviewsModule = defineModule({
  name: 'email-previews',
  summary: 'Every email with sample data, for the owner to read.',
  dependsOn: [
    'auth',
    'bookings',
    'calendar',
    'mail',
    'messages',
    'orders',
    'receipts',
    'recovery-emails',
    'reviews',
    'waiting-list',
    'webhooks',
  ],
  endpoints: [emailPreviewEndpoints],
  register: ({ app, getContext }) => emailPreviewRoutes(app, getContext),
  personalData: {},
})
