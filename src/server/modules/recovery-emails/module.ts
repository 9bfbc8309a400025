import { recoveryEmailEndpoints } from '#contract/recovery-emails/recovery-emails.ts'
import { mount } from '#server/platform/http/mount.ts'
import { withOnePress } from '#server/platform/http/one-press.ts'
import { defineModule } from '#server/platform/module.ts'
import { emailRefresh } from '../mail/start-sender.ts'
import { composeUnfinishedAgain, optOut, recoverBookings } from './recovery-emails.ts'

export const recoveryEmailsModule = defineModule({
  name: 'recovery-emails',
  summary: 'One email about a booking that was not finished, and the opt-out.',
  dependsOn: ['bookings', 'mail', 'waiting-list'],
  endpoints: [recoveryEmailEndpoints],
  register: ({ app, getContext, services }) => {
    const composeOther = services.get(emailRefresh)
    services.provide(emailRefresh, (context, email) =>
      email.occasion && 'unfinishedId' in email.occasion
        ? composeUnfinishedAgain(context, email.occasion.unfinishedId)
        : composeOther(context, email),
    )
    withOnePress(app, (scope) =>
      mount(scope, recoveryEmailEndpoints, getContext, {
        optOutOfEmails: async (context, { query }) => {
          await optOut(context, query.email, query.key)
          return null
        },
      }),
    )
  },
  jobs: [
    {
      name: 'writing about unfinished bookings',
      everyMs: 60_000,
      run: ({ context }) => recoverBookings(context),
    },
  ],
  personalData: { recovery_emails: { recovery: ['email'] }, email_opt_outs: { optOut: ['email'] } },
})
