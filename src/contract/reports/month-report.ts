import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Month } from '../platform/fields.ts'

export const MonthFigures = z.object({
  /** By guests of confirmed stays, and of cancelled ones up to the day they ended. */
  nightsSold: z.int(),
  /** Neither closed nor sold elsewhere; a closed night that was sold counts. */
  nightsOpen: z.int(),
  occupancy: z.number(),
  /** Dollars to the cent: revenue by night sold, and by night open in `revPar`. */
  averageDailyRate: z.number(),
  revPar: z.number(),
  /**
   * Nights less discount by the month in which they are slept, fees and extras by the month of check-in,
   * without taxes.
   */
  revenueCents: z.int(),
  extrasCents: z.int().optional(),
  feesKeptCents: z.int(),
  taxes: z.array(z.object({ name: z.string(), cents: z.int() })),
  discounts: z.array(z.object({ name: z.string(), cents: z.int() })).optional(),
})
export type MonthFigures = z.infer<typeof MonthFigures>

export const MonthReport = z.object({
  month: z.string(),
  /** Paid less given back in the month, as in `payments.csv`. */
  receivedCents: z.int(),
  lodges: z.array(MonthFigures.extend({ lodgeSlug: z.string(), lodgeName: z.string() })),
  total: MonthFigures,
  agentBookings: z.int(),
})
export type MonthReport = z.infer<typeof MonthReport>

export const monthReportEndpoints = endpoints({
  readMonthReport: {
    method: 'GET',
    path: '/api/admin/reports/month',
    summary:
      'Nights, occupancy, rates, revenue, kept fees and taxes of a month by lodge and in total; `format=csv` answers a file',
    access: 'manager',
    scope: 'reports:read',
    query: z.object({
      month: Month,
      format: z.enum(['json', 'csv']).default('json'),
    }),
    reply: MonthReport,
    otherMedia: 'text/csv',
    errors: ['invalid'],
  },
  exportPayments: {
    method: 'GET',
    path: '/api/admin/payments.csv',
    summary:
      'What was paid and given back in a month (UTC, as on receipts), oldest first; refunds are negative, so that the amounts add up to what came in',
    access: 'manager',
    scope: 'payments:read',
    query: z.object({ month: Month }),
    reply: z.string(),
    media: 'text/csv',
    errors: ['invalid'],
  },
})
