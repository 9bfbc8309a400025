import * as z from 'zod'
import { SomeLodges } from '../lodges/some-lodges.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, dayRange, Id, Instant, Slug } from '../platform/fields.ts'
import { MAX_CHANGED_DAYS, MAX_RATE_DAYS, RateValues, Weekdays } from './rates.ts'

const MAX_CHANGED_LODGES = 100
export const LAST_CHANGES = 10

export const MIN_PERCENT = -90
export const MAX_PERCENT = 500

/** Null stands for the default. */
export const RateOverrideDay = z.object({
  date: CalendarDate,
  price: z.int().nullable(),
  minNights: z.int().nullable(),
  arrival: z.boolean().nullable(),
  departure: z.boolean().nullable(),
})

export const LodgesRateChange = z
  .intersection(
    dayRange(MAX_CHANGED_DAYS),
    RateValues.extend({
      lodges: z.array(Slug).min(1, 'Please choose a lodge').max(MAX_CHANGED_LODGES),
      weekdays: Weekdays.optional(),
      /** Percent on the base price, rounded half up to the whole dollar. */
      priceChangePercent: z
        .int('Percent must be a whole number')
        .min(MIN_PERCENT, `Percent must be at least ${MIN_PERCENT}`)
        .max(MAX_PERCENT, `Percent must be at most ${MAX_PERCENT}`)
        .optional(),
      /**
       * By lodge: `rateFingerprint` of the named values as the owner saw them; another one is a conflict.
       */
      seen: z.record(Slug, z.string().max(40)).optional(),
    }),
  )
  .refine(({ price, priceChangePercent }) => price === undefined || priceChangePercent === undefined, {
    path: ['priceChangePercent'],
    message: 'Please set a price or a percentage, not both',
  })
  .refine(
    ({ price, priceChangePercent, minNights, arrival, departure }) =>
      [price, priceChangePercent, minNights, arrival, departure].some((value) => value !== undefined),
    { path: ['price'], message: 'Please set a price, minimum nights, arrival or departure' },
  )
export type LodgesRateChange = z.infer<typeof LodgesRateChange>

const LodgeChange = z.object({ lodgeSlug: z.string(), changed: z.int(), changeId: z.int() })

const SavedChange = z.object({
  at: Instant,
  by: z.string().nullable(),
  lodges: z.array(
    LodgeChange.extend({
      set: RateValues,
      first: CalendarDate,
      last: CalendarDate,
      undoneAt: Instant.nullable(),
    }),
  ),
})
export type SavedChange = z.infer<typeof SavedChange>

export const rateCalendarEndpoints = endpoints({
  readRateCalendar: {
    method: 'GET',
    path: '/api/admin/rates',
    summary: 'What is set on the dates of a range, of each lodge by id, of some or of one',
    access: 'manager',
    scope: 'rates:read',
    query: z.intersection(dayRange(MAX_RATE_DAYS), SomeLodges.extend({ lodge: Slug.optional() })),
    reply: z.object({
      lodges: z.array(z.object({ slug: z.string(), overrides: z.array(RateOverrideDay) })),
    }),
    errors: ['invalid', 'not_found'],
  },
  changeRatesOfLodges: {
    method: 'PUT',
    path: '/api/admin/rates',
    summary:
      'Set the named values at several lodges: all of them or none; a conflict with `lodges` where somebody changed them meanwhile',
    access: 'manager',
    scope: 'rates:write',
    body: LodgesRateChange,
    reply: z.object({ changed: z.int(), changes: z.array(LodgeChange) }),
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
  listRateChanges: {
    method: 'GET',
    path: '/api/admin/rates/changes',
    summary: `The last ${LAST_CHANGES} changes of rates, newest first`,
    access: 'manager',
    scope: 'rates:read',
    reply: z.array(SavedChange),
    errors: [],
  },
  undoRateChanges: {
    method: 'POST',
    path: '/api/admin/rates/undo',
    summary: 'Put back what stood before some changes: all of them or none',
    access: 'manager',
    scope: 'rates:write',
    body: z.object({ changeIds: z.array(Id).min(1, 'Please choose a change').max(MAX_CHANGED_LODGES) }),
    reply: z.object({ changed: z.int() }),
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
