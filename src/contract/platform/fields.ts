import * as z from 'zod'
import './validation-messages.ts'
import { daysBetween, isCalendarDate } from './dates.ts'
import { cleanEmail, emailPattern } from './email-address.ts'
import { trimmed } from './trimmed.ts'
import { WHOLE_NUMBER } from './whole-number.ts'

const AN_EMAIL = 'Please enter a valid email address'
export const Email = z
  .string(AN_EMAIL)
  .overwrite(cleanEmail)
  .max(254)
  .pipe(z.email({ pattern: emailPattern, error: AN_EMAIL }))

const AS_A_DATE = 'Please enter a date as YYYY-MM-DD'
export const CalendarDate = z
  .string(AS_A_DATE)
  .min(1, { error: 'Please choose a date', abort: true })
  .refine(isCalendarDate, AS_A_DATE)

export const MAX_CALENDAR_DAYS = 400
const MAX_MONTH_DAYS = 62

export const dayRange = (max: number) =>
  z
    .object({ from: CalendarDate, to: CalendarDate })
    .refine(({ from, to }) => from < to && daysBetween(from, to) <= max, {
      path: ['to'],
      message: `Please request 1 to ${max} days`,
    })

export const CalendarDays = dayRange(MAX_CALENDAR_DAYS)

export const MonthDays = dayRange(MAX_MONTH_DAYS)

export const ClockTime = z
  .string()
  .min(1, { error: 'Please choose a time', abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Please enter a time as HH:MM')
  .transform((time) => time.slice(0, 5))

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** Accepts a number or its digits. Refuses '1e3', '12.5', '0x10' and an empty text with `message`. */
export const wholeNumber = (message: string) =>
  z.union([z.int(message), z.string(message).trim().regex(WHOLE_NUMBER, message).transform(Number)], message)

export const Id = wholeNumber('Please enter a whole number').pipe(z.int().positive().max(2_147_483_647))

export const Month = z
  .string('Please enter a month as YYYY-MM')
  .regex(/^(19|[2-8]\d)\d{2}-(0[1-9]|1[0-2])$/, 'Please enter a month as YYYY-MM')

export const Instant = z.iso.datetime()

export const trimmedText = (message?: string) => z.string(message).overwrite(trimmed)

export const requiredText = (message: string, max: number, tooLong = atMost(max)) =>
  trimmedText(message).min(1, message).max(max, tooLong)

const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

export const isOneLine = (text: string): boolean => !NOT_ONE_LINE.test(text)

export const trimmedLine = (message?: string) =>
  trimmedText(message).refine(isOneLine, 'Please use one line of plain text')

export const requiredLine = (message: string, max: number, tooLong = atMost(max)) =>
  trimmedLine(message).min(1, message).max(max, tooLong)

export const atMost = (characters: number) => `Please use at most ${characters} characters`

export const SearchText = z
  .string()
  .trim()
  .max(200)
  // PostgreSQL stores no NUL.
  .refine((text) => !text.includes('\0'), 'Please search for plain text')
