import { addDays } from '../src/contract/dates.ts'

/**
 * The calendar date, YYYY-MM-DD in UTC, that many days from today. All journeys share one product and run in any order:
 * a night that one of them books is free for no other, so each has its own lodge and days.
 */
export const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)
