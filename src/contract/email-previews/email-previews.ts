import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

export const EmailPreview = z.object({
  name: z.string(),
  /** 'Booking', 'Payment', … */
  purpose: z.string(),
  /** When it is sent. */
  step: z.string(),
  recipient: z.enum(['guest', 'owner', 'buyer', 'payer', 'staff']),
  subject: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>

const ShownEmail = EmailPreview.extend({
  text: z.string(),
  /** A whole document; its pictures have addresses without the host. */
  html: z.string(),
})

export const emailPreviewEndpoints = endpoints({
  listEmailPreviews: {
    method: 'GET',
    path: '/api/admin/emails',
    summary: 'Every email that the site sends, by purpose and step',
    access: 'manager',
    reply: z.array(EmailPreview),
    errors: [],
  },
  readEmailPreview: {
    method: 'GET',
    path: '/api/admin/emails/{name}',
    summary: 'One email with sample data, as HTML and as text',
    access: 'manager',
    params: z.object({ name: z.string().max(80) }),
    reply: ShownEmail,
    errors: ['not_found'],
  },
})
