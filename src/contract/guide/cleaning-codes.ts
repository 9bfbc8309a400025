import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Instant } from '../platform/fields.ts'

export const CleaningCode = z.object({
  lodgeSlug: z.string(),
  /** The day of the departure. */
  date: CalendarDate,
  /** Null until the lock has taken it. */
  code: z.string().nullable(),
  from: Instant,
  until: Instant,
})
export type CleaningCode = z.infer<typeof CleaningCode>

export const cleaningCodeEndpoints = endpoints({
  listCleaningCodes: {
    method: 'GET',
    path: '/api/admin/cleaning-codes',
    summary:
      "Door codes for the cleanings that are not done, from check-out to the next guests' check-in; none without a provider of locks. API keys cannot read them",
    access: 'housekeeper',
    reply: z.array(CleaningCode),
    errors: [],
  },
})
