import * as z from 'zod'
import { CalendarDate } from '../platform/fields.ts'

const PERCENT = 'A deposit is a whole percent from 10 to 90'
const DAYS = 'The balance is due 1 to 120 days before check-in'

export const PaymentSchedule = z.object({
  depositPercent: z.int(PERCENT).min(10, PERCENT).max(90, PERCENT),
  balanceDaysBefore: z.int(DAYS).min(1, DAYS).max(120, DAYS),
})
export type PaymentSchedule = z.infer<typeof PaymentSchedule>

export const ScheduledPart = z.object({
  /** Lodge date; null until the stay is confirmed. */
  dueOn: CalendarDate.nullable(),
  cents: z.int(),
  paidCents: z.int(),
})
export type ScheduledPart = z.infer<typeof ScheduledPart>
