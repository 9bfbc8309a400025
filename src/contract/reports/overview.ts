import * as z from 'zod'
import { Booking } from '../bookings/bookings.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Instant, SearchText } from '../platform/fields.ts'
import { Page } from '../platform/paging.ts'

export const MONTHS_BEFORE = 5
export const MONTHS_AFTER = 6

export const DAYS_AHEAD = 7

const Movement = z.object({
  id: z.int(),
  reference: z.string(),
  guestName: z.string(),
  guests: z.int(),
  lodgeName: z.string(),
  date: CalendarDate,
})
export type Movement = z.infer<typeof Movement>

export const LONGEST_GAP = 2

/** Free nights between two that are taken, or before the next one; half-open. */
const Gap = z.object({ lodgeSlug: z.string(), lodgeName: z.string(), from: CalendarDate, to: CalendarDate })
export type Gap = z.infer<typeof Gap>

export const Overview = z.object({
  totals: z.object({
    bookings: z.int(),
    /** Whole dollars. */
    revenue: z.int(),
    confirmedRevenue: z.int(),
    requested: z.int(),
  }),
  waiting: z.array(Booking),
  changes: z.array(Booking),
  arrivals: z.array(Movement),
  departures: z.array(Movement),
  gaps: z.array(Gap),
  months: z.array(z.string()),
  /** A stay that ended early counts until its end. */
  occupancy: z.array(z.object({ lodgeSlug: z.string(), lodgeName: z.string(), nights: z.array(z.int()) })),
  /** Whole dollars of confirmed stays and of kept amounts, by month of check-in. */
  revenue: z.array(z.int()),
})
export type Overview = z.infer<typeof Overview>

export const AuditEntry = z.object({
  id: z.int(),
  adminName: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  at: Instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.object({ search: SearchText.optional(), from: CalendarDate.optional() })
export type AuditFilter = z.infer<typeof AuditFilter>

export const overviewEndpoints = endpoints({
  readOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'Totals, open requests, arrivals, departures, short gaps, occupancy and revenue by month',
    access: 'manager',
    scope: 'reports:read',
    reply: Overview,
    errors: [],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who changed what, newest first',
    access: 'admin',
    query: Page.extend(AuditFilter.shape),
    reply: z.array(AuditEntry),
    errors: ['invalid'],
  },
  countAudit: {
    method: 'GET',
    path: '/api/admin/audit/count',
    summary: 'How many changes a filter finds',
    access: 'admin',
    query: AuditFilter,
    reply: z.object({ total: z.int() }),
    errors: ['invalid'],
  },
})
