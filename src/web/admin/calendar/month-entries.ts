import type { EventInput } from '@fullcalendar/core'
import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import type { CalendarEvent, ImportedStay } from '#contract/calendar/calendar.ts'
import type { Closure } from '#contract/calendar/closures.ts'

export type Entry =
  | { kind: 'stay'; stay: StayEntry }
  | { kind: 'imported'; stay: ImportedStay }
  | { kind: 'event'; event: CalendarEvent }
  | { kind: 'closure'; closure: Closure }

const stayInput = (stay: StayEntry): EventInput => ({
  id: `stay-${stay.id}`,
  title: `${stay.lodgeName}: ${stay.guestName}`,
  start: stay.checkIn,
  end: stay.checkOut,
  allDay: true,
  editable: false,
  classNames: [stay.status === 'confirmed' ? 'stay-confirmed' : 'stay-requested'],
  extendedProps: { kind: 'stay', stay } satisfies Entry,
})

const importedInput = (stay: ImportedStay): EventInput => ({
  id: `imported-${stay.id}`,
  title: `${stay.lodgeName}: ${stay.feedName}`,
  start: stay.from,
  end: stay.to,
  allDay: true,
  editable: false,
  classNames: ['stay-imported'],
  extendedProps: { kind: 'imported', stay } satisfies Entry,
})

/** Without an end: an event past midnight is drawn on its own date only. */
const eventInput = (event: CalendarEvent): EventInput => ({
  id: `event-${event.id}`,
  title: event.title,
  start: `${event.eventDate}T${event.startTime}`,
  classNames: [`event-${event.eventType}`],
  extendedProps: { kind: 'event', event } satisfies Entry,
})

const closureInput = (closure: Closure): EventInput => ({
  id: `closure-${closure.id}`,
  title: `Closed: ${closure.reason}`,
  start: closure.from,
  end: closure.to,
  allDay: true,
  editable: false,
  classNames: ['event-maintenance'],
  extendedProps: { kind: 'closure', closure } satisfies Entry,
})

type Entries = {
  closures: readonly Closure[]
  stays: readonly StayEntry[]
  imported: readonly ImportedStay[]
  events: readonly CalendarEvent[]
}

/** Only events can be dragged. */
export function monthEntries({ stays, imported, closures, events }: Entries): EventInput[] {
  return [
    ...stays.map(stayInput),
    ...imported.map(importedInput),
    ...closures.map(closureInput),
    ...events.map(eventInput),
  ]
}
