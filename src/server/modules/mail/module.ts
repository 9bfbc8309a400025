import { mailEndpoints } from '#contract/mail/mail.ts'
import { defineModule } from '#server/platform/module.ts'
import { mailMetrics } from './metrics.ts'
import { mailRoutes } from './routes.ts'
import { OUTBOX_EVERY_MS, startSender } from './start-sender.ts'

export const mailModule = defineModule({
  name: 'mail',
  summary: 'Emails, their one layout, and the outbox that sends them.',
  dependsOn: [],
  endpoints: [mailEndpoints],
  register: ({ app, getContext }) => mailRoutes(app, getContext),
  jobs: [{ name: 'sending the emails of the outbox', everyMs: OUTBOX_EVERY_MS, start: startSender }],
  metrics: mailMetrics,
  personalData: {
    confirmed_emails: { badge: ['email'] },
    mail_outbox: {
      email: [
        'recipient',
        'subject',
        'text',
        'html',
        'booking_reference',
        'occasion',
        'last_error',
        'unsubscribe_url',
      ],
      none: ['template'],
    },
  },
})
