import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Month } from '../platform/fields.ts'

export const Accountant = z.object({
  /** Null until it is set. */
  email: z.string().nullable(),
  /** Whether a mail server is configured. */
  sends: z.boolean(),
})
export type Accountant = z.infer<typeof Accountant>

export const accountantEndpoints = endpoints({
  readAccountant: {
    method: 'GET',
    path: '/api/admin/accountant',
    summary: 'The address that the figures of a month are sent to',
    access: 'manager',
    reply: Accountant,
    errors: [],
  },
  setAccountant: {
    method: 'PUT',
    path: '/api/admin/accountant',
    summary: "Set the accountant's address; an empty one removes it",
    access: 'manager',
    body: z.object({ email: z.union([z.literal(''), Email], 'Please enter a valid email address') }),
    reply: Accountant,
    errors: ['invalid'],
  },
  sendMonthReport: {
    method: 'POST',
    path: '/api/admin/reports/month/send',
    summary: 'Email the figures and the payments of a month to the accountant, as two CSV files',
    access: 'manager',
    body: z.object({ month: Month }),
    reply: z.object({ recipient: z.string(), sends: z.boolean() }),
    errors: ['invalid', 'rule', 'key_reused'],
  },
})
