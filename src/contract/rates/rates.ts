import * as z from 'zod'
import { MAX_NIGHTS } from '../bookings/stay-rules.ts'
import { MAX_NIGHTLY_PRICE } from '../lodges/lodges.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, dayRange, Id, Slug } from '../platform/fields.ts'

export const MAX_RATE_DAYS = 400
/** Two years and a leap day. */
export const MAX_CHANGED_DAYS = 731

export const RateDay = z.object({
  date: CalendarDate,
  /** Whole dollars for the night that begins on this date. */
  price: z.int(),
  minNights: z.int(),
  arrival: z.boolean(),
  departure: z.boolean(),
})

/** Null returns a value to its default. */
export const RateValues = z.object({
  price: z
    .int('Price must be a whole number')
    .min(1, 'Price must be at least $1')
    .max(MAX_NIGHTLY_PRICE, `Price must be at most $${MAX_NIGHTLY_PRICE.toLocaleString('en-US')}`)
    .nullish(),
  minNights: z
    .int('Minimum nights must be a whole number')
    .min(1, 'Minimum nights must be at least 1')
    .max(MAX_NIGHTS, `Minimum nights must be at most ${MAX_NIGHTS}`)
    .nullish(),
  arrival: z.boolean('Please say true, false or null').nullish(),
  departure: z.boolean('Please say true, false or null').nullish(),
})
export type RateValues = z.infer<typeof RateValues>

/** 0 = Sunday to 6 = Saturday. */
export const Weekdays = z
  .array(z.int().min(0, 'A weekday is 0 to 6').max(6, 'A weekday is 0 to 6'))
  .min(1, 'Please choose a weekday')
  .max(7)

export const RateChange = z
  .intersection(dayRange(MAX_CHANGED_DAYS), RateValues.extend({ weekdays: Weekdays.optional() }))
  .refine(
    ({ price, minNights, arrival, departure }) =>
      [price, minNights, arrival, departure].some((value) => value !== undefined),
    { path: ['price'], message: 'Please set a price, minimum nights, arrival or departure' },
  )
export type RateChange = z.infer<typeof RateChange>

const bySlug = z.object({ slug: Slug })

export const rateEndpoints = endpoints({
  readRates: {
    method: 'GET',
    path: '/api/lodges/{slug}/rates',
    summary: 'The nightly rate of each date, and whether a stay may begin or end on it',
    access: 'public',
    params: bySlug,
    query: dayRange(MAX_RATE_DAYS),
    reply: z.object({ days: z.array(RateDay) }),
    errors: ['invalid', 'not_found'],
  },
  changeRates: {
    method: 'PUT',
    path: '/api/admin/lodges/{slug}/rates',
    summary: 'Set the named values on each date of a range; null returns one to its default',
    access: 'manager',
    scope: 'rates:write',
    params: bySlug,
    body: RateChange,
    reply: z.object({ changed: z.int(), changeId: z.int() }),
    errors: ['invalid', 'not_found'],
  },
  undoRateChange: {
    method: 'POST',
    path: '/api/admin/lodges/{slug}/rates/{changeId}/undo',
    summary: 'Undo a change of rates; a conflict when the dates were changed again since',
    access: 'manager',
    scope: 'rates:write',
    params: bySlug.extend({ changeId: Id }),
    reply: z.object({ changed: z.int() }),
    errors: ['not_found', 'conflict'],
  },
})
