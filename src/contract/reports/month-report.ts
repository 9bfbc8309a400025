import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Month } from '../platform/fields.ts'

/** A month of one lodge, or of all of them. */
export const MonthFigures = z.object({
  /** Nights slept by guests of confirmed stays, and of cancelled ones up to the day they ended. */
  nightsSold: z.int(),
  /** Nights for sale: neither closed nor sold elsewhere. A closed night that was sold counts. */
  nightsOpen: z.int(),
  /** `nightsSold / nightsOpen`, 0 to 1. */
  occupancy: z.number(),
  /** Dollars to the cent: `revenueCents / nightsSold`; 0 without a night sold. */
  averageDailyRate: z.number(),
  /** Dollars to the cent: `revenueCents / nightsOpen`. */
  revPar: z.number(),
  /** Nights less discount by the month in which they are slept, fees and extras by the month of check-in; no taxes. */
  revenueCents: z.int(),
  /** What of it is extras; left out without any. */
  extrasCents: z.int().optional(),
  /** Kept of cancelled stays, by the month of their check-in. */
  feesKeptCents: z.int(),
  /** Taxes owed on the confirmed stays that begin in the month, by name. */
  taxes: z.array(z.object({ name: z.string(), cents: z.int() })),
  /** Discounts of those stays by promotion or badge; left out without any. */
  discounts: z.array(z.object({ name: z.string(), cents: z.int() })).optional(),
})
export type MonthFigures = z.infer<typeof MonthFigures>

export const MonthReport = z.object({
  month: z.string(),
  /** What was paid in the month less what was given back, as in `payments.csv`. */
  receivedCents: z.int(),
  lodges: z.array(MonthFigures.extend({ lodgeSlug: z.string(), lodgeName: z.string() })),
  total: MonthFigures,
  /** Confirmed stays with check-in in the month whose form an agent prepared. */
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
