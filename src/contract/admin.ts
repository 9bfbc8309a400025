import * as z from 'zod'
import { Booking } from './bookings.ts'
import { endpoints } from './endpoint.ts'
import { CalendarDate, Email, Instant } from './fields.ts'
import { Page } from './paging.ts'
import { OneTimeCode } from './second-factor.ts'

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(1000),
  /** For an account with a second factor; asked for with `code_needed` once the password was right. */
  code: OneTimeCode.optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const Admin = z.object({ id: z.int(), name: z.string(), role: z.string(), email: z.string() })
export type Admin = z.infer<typeof Admin>

export const adminEndpoints = endpoints({
  login: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Sign in; the token is a bearer token for twelve hours',
    access: 'public',
    body: Credentials,
    reply: z.object({ token: z.string(), admin: Admin }),
    errors: ['invalid', 'unauthorized', 'code_needed', 'too_many'],
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'Revoke the token that is sent',
    access: 'admin',
    reply: z.null(),
    status: 204,
    errors: [],
  },
})

/** The months the dashboard's charts show: so many before the current one, and so many after. */
export const MONTHS_BEFORE = 5
export const MONTHS_AFTER = 6

/** How many days of arrivals and departures the dashboard looks ahead. */
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

/** What an owner looks for first, counted by the database so that no list has to be loaded whole. */
export const Overview = z.object({
  totals: z.object({
    bookings: z.int(),
    /** Whole dollars of all bookings, and of those that are confirmed. */
    revenue: z.int(),
    confirmedRevenue: z.int(),
    requested: z.int(),
  }),
  /** Requests that wait for an answer, the one that expires first on top; at most 20. */
  waiting: z.array(Booking),
  arrivals: z.array(Movement),
  departures: z.array(Movement),
  /** `YYYY-MM`, in order; the charts' columns, the current month after `MONTHS_BEFORE` others. */
  months: z.array(z.string()),
  /** Nights sold of each lodge in each of the months; of a stay that ended early those until then. */
  occupancy: z.array(z.object({ lodgeSlug: z.string(), lodgeName: z.string(), nights: z.array(z.int()) })),
  /** Whole dollars of confirmed stays, and what was kept of cancelled ones, by the month of their check-in. */
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

/** What the owner's desk reads across all rooms. */
export const overviewEndpoints = endpoints({
  readOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'Totals, waiting requests, arrivals, departures, occupancy and revenue by month',
    access: 'admin',
    reply: Overview,
    errors: [],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who changed what, newest first',
    access: 'admin',
    query: Page,
    reply: z.array(AuditEntry),
    errors: ['invalid'],
  },
})
