import { addDays } from '../src/contract/platform/dates.ts'

/**
 * The calendar date in UTC, `YYYY-MM-DD`, that many days from the day on which the run began. The specs of a worker share one
 * product and run in any order, so each spec has lodges and days of its own.
 */
export const daysFromNow = (days: number): string => addDays(process.env.TEST_TODAY ?? '', days)
