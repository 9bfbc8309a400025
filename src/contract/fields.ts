import * as z from 'zod'
import { isCalendarDate } from './dates.ts'

/** The fields that several rooms ask for, each with the message a person reads when it is wrong. */

export const Email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'))

export const CalendarDate = z.string().refine(isCalendarDate, 'Please enter a date as YYYY-MM-DD')

export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM')

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** Positive whole number arriving in a path. */
export const Id = z.coerce.number<string | number>().int().positive().max(2_147_483_647)

/** Instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** Anything that must say something once its surrounding space is gone. */
export const requiredText = (message: string, most: number) => z.string().trim().min(1, message).max(most)
