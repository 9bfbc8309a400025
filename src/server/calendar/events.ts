import { asc, eq } from 'drizzle-orm'
import type { CalendarEvent, CalendarEventEdit } from '#contract/calendar.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { calendarEvents } from '../database/tables/calendar.ts'
import { lodges } from '../database/tables/lodges.ts'
import { brokenRule, failure } from '../failure.ts'

/** All active events, by date and time. */
export async function listEvents(context: Context): Promise<CalendarEvent[]> {
  requireAdmin(context)
  return context.db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.isActive, true))
    .orderBy(asc(calendarEvents.eventDate), asc(calendarEvents.startTime), asc(calendarEvents.id))
}

export async function createEvent(context: Context, edit: CalendarEventEdit): Promise<CalendarEvent> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, edit.lodgeSlug)
    const [event] = await inner.db
      .insert(calendarEvents)
      .values({ ...edit, createdAt: isoNow(inner.clock), createdBy: admin.id })
      .returning()
    if (!event) throw new Error('the event was not stored')
    await recordChange(inner, { action: 'create', subject: `event ${event.id}`, after: edit })
    inner.tell({ type: 'closures_changed' })
    return event
  })
}

export async function changeEvent(
  context: Context,
  id: number,
  edit: CalendarEventEdit,
): Promise<CalendarEvent> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await eventById(inner, id)
    await lockLodges(inner, edit.lodgeSlug)
    const [event] = await inner.db
      .update(calendarEvents)
      .set(edit)
      .where(eq(calendarEvents.id, id))
      .returning()
    if (!event) throw failure('not_found', 'This event no longer exists')
    await recordChange(inner, { action: 'edit', subject: `event ${id}`, before, after: edit })
    inner.tell({ type: 'closures_changed' })
    return event
  })
}

export async function deleteEvent(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await eventById(inner, id)
    await inner.db.delete(calendarEvents).where(eq(calendarEvents.id, id))
    await recordChange(inner, { action: 'delete', subject: `event ${id}`, before })
    inner.tell({ type: 'closures_changed' })
    return null
  })
}

async function eventById(context: Context, id: number): Promise<CalendarEvent> {
  const [event] = await context.db.select().from(calendarEvents).where(eq(calendarEvents.id, id))
  if (!event) throw failure('not_found', 'This event no longer exists')
  return event
}

/** Locks the lodges concerned as a booking does, so that a closure and a booking cannot pass each other unseen. */
export async function lockLodges(context: Context, slug: string | null): Promise<void> {
  const found = await context.db
    .select({ id: lodges.id })
    .from(lodges)
    .where(slug === null ? undefined : eq(lodges.slug, slug))
    .orderBy(asc(lodges.id))
    .for('no key update')
  if (found.length === 0) throw brokenRule('lodgeSlug', 'There is no such lodge')
}
