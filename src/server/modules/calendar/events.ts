import { and, asc, eq, gte, lt } from 'drizzle-orm'
import {
  type CalendarEvent,
  type CalendarEventDays,
  type CalendarEventEdit,
  closesNight,
  type SavedCalendarEvent,
  toEventFields,
} from '#contract/calendar/calendar.ts'
import { addDays, type DateRange, daysBetween } from '#contract/platform/dates.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { calendarEvents } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { staysIn } from './stays-on-closed-nights.ts'

/** All events without `range`, which is half-open. Sorted by date and time. */
export async function listEvents(context: Context, range?: DateRange): Promise<CalendarEvent[]> {
  requireAdmin(context)
  const { eventDate, isActive } = calendarEvents
  const rows = await context.db
    .select()
    .from(calendarEvents)
    .where(and(eq(isActive, true), range && gte(eventDate, range.from), range && lt(eventDate, range.to)))
    .orderBy(asc(calendarEvents.eventDate), asc(calendarEvents.startTime), asc(calendarEvents.id))
  return rows.map(toEvent)
}

type EventRow = typeof calendarEvents.$inferSelect

const toEvent = (row: EventRow): CalendarEvent => ({ ...row, closesNights: closesNight(row) })

export async function createEvent(context: Context, edit: CalendarEventEdit): Promise<SavedCalendarEvent> {
  const [event] = await createEventDays(context, { ...edit, lastDate: null })
  if (!event) throw new Error('the event was not stored')
  return event
}

export async function createEventDays(
  context: Context,
  { lastDate, ...edit }: CalendarEventDays,
): Promise<SavedCalendarEvent[]> {
  const admin = requireAdmin(context)
  const days = daysBetween(edit.eventDate, lastDate ?? edit.eventDate) + 1
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, edit.lodgeSlug)
    const made = { createdAt: isoNow(inner.clock), createdBy: admin.id }
    const rows = Array.from({ length: days }, (_, day) => ({
      ...toEventFields(edit),
      ...made,
      eventDate: addDays(edit.eventDate, day),
    }))
    const stored = await inner.db.insert(calendarEvents).values(rows).returning()
    const events = stored.map(toEvent)
    for (const { id, eventDate } of events)
      await recordChange(inner, { action: 'create', subject: `event ${id}`, after: { ...edit, eventDate } })
    inner.emit({ type: 'closures_changed' })
    return withStays(inner, events)
  })
}

/** Fails like `refuseStale`, and with `not_found`. */
export async function changeEvent(
  context: Context,
  id: number,
  { seen, ...edit }: CalendarEventEdit & { seen?: CalendarEventEdit | undefined },
): Promise<SavedCalendarEvent> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await activeEvent(inner, id)
    const next = toEventFields(edit)
    refuseStale('event', {
      current: withoutDefault(before),
      seen: seen && withoutDefault(seen),
      next: withoutDefault(next),
    })
    await lockLodges(inner, edit.lodgeSlug)
    const event = await writeEvent(inner, id, { ...next, changedAt: isoNow(inner.clock) })
    await recordChange(inner, { action: 'edit', subject: `event ${id}`, before, after: next })
    return (await withStays(inner, [event]))[0] ?? event
  })
}

/** Leaves out a `closesNights` that equals the default of its type, so that editors compare what they see. */
function withoutDefault(event: CalendarEventEdit): CalendarEventEdit {
  const { closesNights, ...fields } = toEventFields(event)
  return closesNights === closesNight(fields) ? fields : { ...fields, closesNights }
}

export async function deleteEvent(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await activeEvent(inner, id)
    await writeEvent(inner, id, { isActive: false })
    await recordChange(inner, { action: 'delete', subject: `event ${id}`, before })
    return null
  })
}

export async function restoreEvent(context: Context, id: number): Promise<SavedCalendarEvent> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const known = await lockEvent(inner, id)
    if (known.isActive) return known
    await lockLodges(inner, known.lodgeSlug)
    const event = await writeEvent(inner, id, { isActive: true, changedAt: isoNow(inner.clock) })
    await recordChange(inner, { action: 'restore', subject: `event ${id}`, after: event })
    return (await withStays(inner, [event]))[0] ?? event
  })
}

async function withStays(context: Context, events: CalendarEvent[]): Promise<SavedCalendarEvent[]> {
  const saved: SavedCalendarEvent[] = []
  for (const event of events) {
    const night = { from: event.eventDate, to: addDays(event.eventDate, 1) }
    const bookings = event.closesNights ? await staysIn(context, event.lodgeSlug, night) : []
    saved.push(bookings.length > 0 ? { ...event, bookings } : event)
  }
  return saved
}

async function writeEvent(context: Context, id: number, fields: Partial<EventRow>): Promise<CalendarEvent> {
  const [event] = await context.db
    .update(calendarEvents)
    .set(fields)
    .where(eq(calendarEvents.id, id))
    .returning()
  if (!event) throw noEvent()
  context.emit({ type: 'closures_changed' })
  return toEvent(event)
}

const noEvent = () => failure('not_found', 'This event no longer exists')

async function lockEvent(context: Context, id: number): Promise<CalendarEvent> {
  const [event] = await context.db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id))
    .for('update')
  if (!event) throw noEvent()
  return toEvent(event)
}

async function activeEvent(context: Context, id: number): Promise<CalendarEvent> {
  const event = await lockEvent(context, id)
  if (!event.isActive) throw noEvent()
  return event
}

/**
 * Uses the lock of a booking, so that a closure and a booking never overlap unseen. Null locks all lodges.
 */
export async function lockLodges(context: Context, slug: string | null): Promise<void> {
  const found = await context.db
    .select({ id: lodges.id })
    .from(lodges)
    .where(slug === null ? undefined : eq(lodges.slug, slug))
    .orderBy(asc(lodges.id))
    .for('no key update')
  if (found.length === 0) throw brokenRule('lodgeSlug', 'There is no such lodge')
}
