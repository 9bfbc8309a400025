import { emailTemplateEndpoints } from '#contract/email-templates/email-templates.ts'
import { mount } from '#server/platform/http/mount.ts'
import { defineModule } from '#server/platform/module.ts'
import {
  changeEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  testEmailTemplate,
} from './email-templates.ts'

export const emailTemplatesModule = defineModule({
  name: 'email-templates',
  summary: 'The words of the emails to guests, as the owner edits them.',
  dependsOn: ['bookings', 'email-previews', 'mail'],
  endpoints: [emailTemplateEndpoints],
  register: ({ app, getContext }) =>
    mount(app, emailTemplateEndpoints, getContext, {
      listEmailTemplates: (context) => listEmailTemplates(context),
      changeEmailTemplate: (context, { params, body }) => changeEmailTemplate(context, params.name, body),
      previewEmailTemplate: (context, { params, body }) => previewEmailTemplate(context, params.name, body),
      testEmailTemplate: (context, { params, body }) => testEmailTemplate(context, params.name, body ?? {}),
    }),
  personalData: { email_templates: { none: ['name', 'subject', 'text'] } },
})
