import { scheduledEmailEndpoints } from '#contract/scheduled-emails/scheduled-emails.ts'
import { mount } from '#server/platform/http/mount.ts'
import { defineModule } from '#server/platform/module.ts'
import { emailRefresh } from '../mail/start-sender.ts'
import { listBookingEmails, skipBookingEmail } from './booking-emails.ts'
import { composeScheduledAgain } from './compose-scheduled.ts'
import {
  changeScheduledEmail,
  createScheduledEmail,
  deleteScheduledEmail,
  listScheduledEmails,
} from './schedules.ts'
import { sendScheduled } from './send-scheduled.ts'

export const scheduledEmailsModule = defineModule({
  name: 'scheduled-emails',
  summary: 'Emails that the owner sends at a moment of each stay; what a stay is sent and when.',
  dependsOn: ['bookings', 'email-templates', 'mail', 'reviews'],
  endpoints: [scheduledEmailEndpoints],
  register: ({ app, getContext, services }) => {
    const composeOther = services.get(emailRefresh)
    services.provide(emailRefresh, (context, email) =>
      email.occasion && 'scheduledId' in email.occasion
        ? composeScheduledAgain(context, email.recipient, email.occasion)
        : composeOther(context, email),
    )
    mount(app, scheduledEmailEndpoints, getContext, {
      listScheduledEmails: (context) => listScheduledEmails(context),
      createScheduledEmail: (context, { body }) => createScheduledEmail(context, body),
      changeScheduledEmail: (context, { params, body }) => changeScheduledEmail(context, params.id, body),
      deleteScheduledEmail: async (context, { params }) => {
        await deleteScheduledEmail(context, params.id)
        return null
      },
      listBookingEmails: (context, { params }) => listBookingEmails(context, params.id),
      skipBookingEmail: (context, { params, body }) =>
        skipBookingEmail(context, params.id, params.emailId, body.skip),
    })
  },
  jobs: [{ name: 'sending scheduled emails', everyMs: 15_000, run: ({ context }) => sendScheduled(context) }],
  personalData: {
    scheduled_emails: { none: ['name', 'event', 'lodges', 'subject', 'text'] },
    scheduled_email_sends: { none: ['state'] },
    skipped_emails: { none: ['name'] },
  },
})
