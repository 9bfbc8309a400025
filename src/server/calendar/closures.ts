import { and, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { closingTypes } from '#contract/calendar.ts'
import { addDays, type DateRange } from '#contract/dates.ts'
import type { Context } from '../context.ts'
import { calendarEvents, importedStays } from '../database/tables/calendar.ts'

/** The nights of a lodge that events and other channels' feeds close within `range`, as half-open ranges. */
export async function closuresOf(context: Context, slug: string, range: DateRange): Promise<DateRange[]> {
  const events = await context.db
    .select({ date: calendarEvents.eventDate })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.isActive, true),
        inArray(calendarEvents.eventType, [...closingTypes]),
        or(eq(calendarEvents.lodgeSlug, slug), isNull(calendarEvents.lodgeSlug)),
        gte(calendarEvents.eventDate, range.from),
        lt(calendarEvents.eventDate, range.to),
      ),
    )
  const imported = await context.db
    .select({ from: importedStays.fromDate, to: importedStays.toDate })
    .from(importedStays)
    .where(
      and(
        eq(importedStays.lodgeSlug, slug),
        lt(importedStays.fromDate, range.to),
        gt(importedStays.toDate, range.from),
      ),
    )
  return [...events.map(({ date }) => ({ from: date, to: addDays(date, 1) })), ...imported]
}
