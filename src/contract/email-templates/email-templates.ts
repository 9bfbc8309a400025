import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, requiredLine, requiredText } from '../platform/fields.ts'

const MAX_SUBJECT = 200
const MAX_TEXT = 10_000

export const EmailSubject = requiredLine('Please write a subject', MAX_SUBJECT)
/** Paragraphs, **bold**, links, '- ' lists and {{fields}}. */
export const EmailText = requiredText('Please write a text', MAX_TEXT)

export const EmailTemplate = z.object({
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  isEdited: z.boolean(),
  fields: z.array(z.string()),
  version: z.int(),
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

/** Null returns to the standard text. A stale `version` fails with `conflict`. */
const TemplateChange = z.object({
  subject: EmailSubject.nullable().optional(),
  text: EmailText.nullable().optional(),
  version: z.int().optional(),
})
export type TemplateChange = z.infer<typeof TemplateChange>

/** Unsaved words; without a stay a sample fills their fields. */
const TemplateTrial = z.object({
  subject: EmailSubject.nullable().optional(),
  text: EmailText.nullable().optional(),
  bookingId: Id.nullable().optional(),
})
export type TemplateTrial = z.infer<typeof TemplateTrial>

const ComposedEmail = z.object({ subject: z.string(), text: z.string(), html: z.string() })

const byName = z.object({ name: z.string().max(80) })

export const emailTemplateEndpoints = endpoints({
  listEmailTemplates: {
    method: 'GET',
    path: '/api/admin/email-templates',
    summary: 'The words of every email to guests, buyers and payers, with the fields that each may have',
    access: 'manager',
    reply: z.array(EmailTemplate),
    errors: [],
  },
  changeEmailTemplate: {
    method: 'PUT',
    path: '/api/admin/email-templates/{name}',
    summary:
      'Change the subject or the text of an email; null returns to ours. An unknown field is refused with the nearest known one',
    access: 'manager',
    params: byName,
    body: TemplateChange,
    reply: EmailTemplate,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  previewEmailTemplate: {
    method: 'POST',
    path: '/api/admin/email-templates/{name}/preview',
    summary: 'An email in words that are not saved yet, with the data of a stay or of a sample',
    access: 'manager',
    params: byName,
    body: TemplateTrial,
    reply: ComposedEmail,
    errors: ['invalid', 'not_found'],
  },
  testEmailTemplate: {
    method: 'POST',
    path: '/api/admin/email-templates/{name}/test',
    summary: 'Send an email to the person who is signed in; `sends` says whether a mail server is configured',
    access: 'manager',
    params: byName,
    body: TemplateTrial.nullish(),
    reply: z.object({ recipient: z.string(), sends: z.boolean() }),
    status: 201,
    errors: ['invalid', 'not_found'],
  },
})
