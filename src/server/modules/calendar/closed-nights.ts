import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { closingTypes } from '#contract/calendar/calendar.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { calendarEvents, closures, importedStays } from '#server/platform/database/tables/calendar.ts'

export const isClosing = and(
  eq(calendarEvents.isActive, true),
  or(
    eq(calendarEvents.closesNights, true),
    and(isNull(calendarEvents.closesNights), inArray(calendarEvents.eventType, [...closingTypes])),
  ),
)

/**
 * Selects the nights that events, closures and imported stays close within `range`, as half-open ranges. The
 * columns match those of held stays, for a union. Lodge and range may be columns of an outer query.
 */
export function closedNights(
  { db }: Pick<Context, 'db'>,
  slug: string | SQL<string>,
  range: DateRange | Record<keyof DateRange, SQL<string>>,
) {
  const reason = sql<'booked' | 'closed'>`'closed'`
  const until = sql<string | null>`null::timestamptz`
  const events = db
    .select({
      from: sql<string>`${calendarEvents.eventDate}`,
      to: sql<string>`${calendarEvents.eventDate} + 1`,
      until,
      reason,
    })
    .from(calendarEvents)
    .where(
      and(
        isClosing,
        or(eq(calendarEvents.lodgeSlug, slug), isNull(calendarEvents.lodgeSlug)),
        gte(calendarEvents.eventDate, range.from),
        lt(calendarEvents.eventDate, range.to),
      ),
    )
  const imported = db
    .select({
      from: sql<string>`${importedStays.fromDate}`,
      to: sql<string>`${importedStays.toDate}`,
      until,
      reason,
    })
    .from(importedStays)
    .where(
      and(
        eq(importedStays.lodgeSlug, slug),
        lt(importedStays.fromDate, range.to),
        gt(importedStays.toDate, range.from),
      ),
    )
  const closed = db
    .select({ from: sql<string>`${closures.from}`, to: sql<string>`${closures.to}`, until, reason })
    .from(closures)
    .where(
      and(
        or(eq(closures.lodgeSlug, slug), isNull(closures.lodgeSlug)),
        lt(closures.from, range.to),
        gt(closures.to, range.from),
      ),
    )
  return unionAll(events, imported, closed)
}

type OwnClosure = DateRange & {
  kind: 'event' | 'closure'
  id: number
  reason: string
  /** When it was last created, changed or restored. */
  closedAt: string
}

const closedAt = ({ createdAt, changedAt }: typeof closures | typeof calendarEvents) =>
  sql<string>`greatest(${createdAt}, ${changedAt})`.mapWith(createdAt).as('closed_at')

/** Half-open, by date. */
export function ownClosures(
  { db }: Pick<Context, 'db'>,
  lodgeSlug: string,
  range: DateRange,
): Promise<OwnClosure[]> {
  const events = db
    .select({
      kind: sql<'event' | 'closure'>`'event'`.as('kind'),
      id: calendarEvents.id,
      from: sql<string>`${calendarEvents.eventDate}::text`.as('from'),
      to: sql<string>`(${calendarEvents.eventDate} + 1)::text`.as('to'),
      reason: calendarEvents.title,
      closedAt: closedAt(calendarEvents),
    })
    .from(calendarEvents)
    .where(
      and(
        isClosing,
        or(eq(calendarEvents.lodgeSlug, lodgeSlug), isNull(calendarEvents.lodgeSlug)),
        gte(calendarEvents.eventDate, range.from),
        lt(calendarEvents.eventDate, range.to),
      ),
    )
  const ranges = db
    .select({
      kind: sql<'event' | 'closure'>`'closure'`.as('kind'),
      id: closures.id,
      from: sql<string>`${closures.from}::text`.as('from'),
      to: sql<string>`${closures.to}::text`.as('to'),
      reason: closures.reason,
      closedAt: closedAt(closures),
    })
    .from(closures)
    .where(
      and(
        or(eq(closures.lodgeSlug, lodgeSlug), isNull(closures.lodgeSlug)),
        lt(closures.from, range.to),
        gt(closures.to, range.from),
      ),
    )
  return unionAll(events, ranges).orderBy(sql`3`)
}
