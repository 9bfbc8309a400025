import * as z from 'zod'
import { StayEntry } from '../bookings/staff-bookings.ts'
import { CalendarEvent, ImportedStay } from '../calendar/calendar.ts'
import { Closure } from '../calendar/closures.ts'
import { SomeLodges } from '../lodges/some-lodges.ts'
import { endpoints } from '../platform/endpoint.ts'
import { dayRange, Slug } from '../platform/fields.ts'
import { RateOverrideDay } from '../rates/rate-calendar.ts'
import { MAX_RATE_DAYS } from '../rates/rates.ts'

export const Timeline = z.object({
  stays: z.array(StayEntry),
  imported: z.array(ImportedStay),
  /** A closure without a lodge counts for every lodge. */
  closures: z.array(Closure),
  events: z.array(CalendarEvent),
  lodges: z.array(z.object({ slug: z.string(), overrides: z.array(RateOverrideDay) })),
})
export type Timeline = z.infer<typeof Timeline>

export const timelineEndpoints = endpoints({
  readTimeline: {
    method: 'GET',
    path: '/api/admin/timeline',
    summary:
      'Stays, imported stays, closures, events and rates of a range of days, of all lodges, some or one, in one answer',
    access: 'manager',
    scope: 'calendar:read',
    query: z.intersection(dayRange(MAX_RATE_DAYS), SomeLodges.extend({ lodge: Slug.optional() })),
    reply: Timeline,
    errors: ['invalid', 'not_found'],
  },
})
