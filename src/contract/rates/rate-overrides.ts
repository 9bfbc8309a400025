import { datesIn, getWeekday } from '../platform/date-lists.ts'
import type { DateRange } from '../platform/dates.ts'
import type { RateValues } from './rates.ts'
import type { RateOverride } from './tariff.ts'

export const rateFields = ['price', 'minNights', 'arrival', 'departure'] as const

export const noOverride = (date: string): RateOverride => ({
  date,
  price: null,
  minNights: null,
  arrival: null,
  departure: null,
})

export function changedDates({
  weekdays,
  ...range
}: DateRange & { weekdays?: number[] | undefined }): string[] {
  return datesIn(range).filter((date) => weekdays?.includes(getWeekday(date)) ?? true)
}

export function namedValues(values: RateValues): RateValues {
  return Object.fromEntries(
    rateFields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
  )
}

export const holdsValues = (rate: RateOverride, values: RateValues): boolean =>
  rateFields.every((field) => values[field] === undefined || values[field] === rate[field])

/** Whole dollars, rounded half up, at least 1. */
export function priceAtPercent(base: number, percent: number): number {
  return Math.max(1, Math.round((base * (100 + percent)) / 100))
}

export function rateFingerprint(overrides: readonly RateOverride[], values: RateValues): string {
  const fields = rateFields.filter((field) => values[field] !== undefined)
  const text = overrides.map((rate) => fields.map((field) => rate[field] ?? '').join(',')).join(';')
  // FNV-1a with 32 bits: it detects accidental overwrites, and protects nothing.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}
