import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Instant } from '../platform/fields.ts'

/** Without secrets of the installation. */
const Rows = z.array(z.record(z.string(), z.unknown()))

export const PersonExport = z.object({
  email: z.string(),
  exportedAt: Instant,
  bookings: Rows,
  bookingHistory: Rows,
  bookingChanges: Rows,
  messages: Rows,
  agreements: Rows,
  arrivalForms: Rows,
  cards: Rows,
  reviews: Rows,
  payments: Rows,
  receipts: Rows,
  orders: Rows,
  badges: Rows,
  confirmedEmails: Rows,
  investmentInterests: Rows,
  questions: Rows,
  waitingList: Rows,
  recoveryEmails: Rows,
  emailOptOuts: Rows,
  emails: Rows,
  staff: Rows,
  auditTrail: Rows,
})
export type PersonExport = z.infer<typeof PersonExport>

export const Erasure = z.object({
  /** Changed or deleted rows by where they are. */
  erased: z.record(z.string(), z.int()),
  kept: z.array(z.string()),
})
export type Erasure = z.infer<typeof Erasure>

const body = z.object({ email: Email })

export const privacyEndpoints = endpoints({
  exportPerson: {
    method: 'POST',
    path: '/api/admin/privacy/export',
    summary: 'Everything that is stored about an email address',
    access: 'admin',
    body,
    reply: PersonExport,
    errors: ['invalid', 'not_found'],
  },
  erasePerson: {
    method: 'POST',
    path: '/api/admin/privacy/erase',
    summary:
      'Delete or anonymise what is stored about an email address; amounts and dates stay. Refused while a stay or a print is ahead, and for active staff',
    access: 'admin',
    body,
    reply: Erasure,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
