import * as z from 'zod'
import { daysBetween, isCalendarDate } from './dates.ts'
import { trimmed } from './trimmed.ts'

/** The fields that several rooms ask for, each with the message a person reads when it is wrong. */

export const Email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'))

const AS_A_DATE = 'Please enter a date as YYYY-MM-DD'
export const CalendarDate = z
  .string(AS_A_DATE)
  .min(1, { error: 'Please choose a date', abort: true })
  .refine(isCalendarDate, AS_A_DATE)

/** The longest range of a calendar, in days: six weeks and some. */
const MAX_CALENDAR_DAYS = 62

/** A half-open range of 1 to `max` days. */
export const dayRange = (max: number) =>
  z
    .object({ from: CalendarDate, to: CalendarDate })
    .refine(({ from, to }) => from < to && daysBetween(from, to) <= max, {
      path: ['to'],
      message: `Please ask for 1 to ${max} days`,
    })

/** A half-open range of days that a calendar shows. */
export const CalendarDays = dayRange(MAX_CALENDAR_DAYS)

/** A time of day, kept as HH:MM; seconds may be sent and are dropped. */
export const ClockTime = z
  .string()
  .min(1, { error: 'Please choose a time', abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Please enter a time as HH:MM')
  .transform((time) => time.slice(0, 5))

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

const WHOLE_NUMBER = /^[+-]?\d{1,15}$/

/**
 * A whole number, or the text of one: digits, with a sign before and space around them. '1e3', '12.5', '0x10' and an
 * empty text are refused with `message`; bounds are piped behind it.
 */
export const wholeNumber = (message: string) =>
  z.union([z.int(message), z.string(message).trim().regex(WHOLE_NUMBER, message).transform(Number)], message)

/** The number that a text of digits stands for; NaN for every other text, `1e3` and `12.5` among them. */
export function parseWholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text.trim()) ? Number(text) : Number.NaN
}

/** Positive whole number arriving in a path. */
export const Id = wholeNumber('Please enter a whole number').pipe(z.int().positive().max(2_147_483_647))

/** Instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** Words of a person, without the space and the invisible characters around them. */
export const trimmedText = () => z.string().overwrite(trimmed)

/** Anything that must say something: what shows nothing is empty. */
export const requiredText = (message: string, max: number, tooLong = atMost(max)) =>
  trimmedText().min(1, message).max(max, tooLong)

/** What is said of a text that is too long. */
export const atMost = (characters: number) => `Please use at most ${characters} characters`
