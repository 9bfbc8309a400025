import * as z from 'zod'
import { partyFields, withParty } from '../bookings/party-fields.ts'
import { MAX_FLEX_DAYS } from '../bookings/stay-rules.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Month, wholeNumber } from '../platform/fields.ts'
import { anyStays } from './any-stay.ts'

export const FlexDays = wholeNumber('Flexible days must be a whole number')
  .pipe(
    z.int().min(0, 'At least 0 flexible days').max(MAX_FLEX_DAYS, `At most ${MAX_FLEX_DAYS} flexible days`),
  )
  .default(0)

export const StaySearch = withParty(
  z.object({ checkIn: CalendarDate, checkOut: CalendarDate, ...partyFields, flexDays: FlexDays }),
)
export type StaySearch = z.output<typeof StaySearch>

export const MonthSearch = withParty(z.object({ month: Month, any: z.enum(anyStays), ...partyFields }))
export type MonthSearch = z.output<typeof MonthSearch>

export const NotFreeReason = z.enum([
  'booked',
  'closed',
  'too_many_guests',
  'too_many_dogs',
  'min_nights',
  'no_arrival',
  'no_departure',
])
export type NotFreeReason = z.infer<typeof NotFreeReason>

/** Without any badge's discount. */
export const LodgeSearchResult = z.object({
  slug: z.string(),
  isFree: z.boolean(),
  /** All-in, for this party. */
  totalCents: z.int(),
  taxCents: z.int(),
  /** Whole dollars, rounded half up, without fees and taxes. */
  averageNightly: z.int(),
  reason: NotFreeReason.nullable(),
  /** Of the same length; null for a free lodge, and where there is none. */
  nearest: z.object({ checkIn: CalendarDate, checkOut: CalendarDate, totalCents: z.int() }).nullable(),
  found: z.object({ checkIn: CalendarDate, checkOut: CalendarDate }).nullable().optional(),
})
export type LodgeSearchResult = z.infer<typeof LodgeSearchResult>

export const searchEndpoints = endpoints({
  searchLodges: {
    method: 'GET',
    path: '/api/search',
    summary:
      'Which lodges are free for a stay, at what total, and otherwise why not and when: every lodge, by id',
    access: 'public',
    query: StaySearch,
    reply: z.object({ nights: z.int(), lodges: z.array(LodgeSearchResult) }),
    errors: ['invalid', 'rule'],
  },
  searchMonth: {
    method: 'GET',
    path: '/api/search/month',
    summary: 'The cheapest free week or weekend of every lodge in a month, at its total: every lodge, by id',
    access: 'public',
    query: MonthSearch,
    reply: z.object({ lodges: z.array(LodgeSearchResult) }),
    errors: ['invalid', 'rule'],
  },
})
