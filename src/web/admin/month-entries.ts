import type { EventInput } from '@fullcalendar/core'
import type { StayEntry } from '#contract/bookings.ts'
import type { CalendarEvent } from '#contract/calendar.ts'

/** Stays and events as entries of the calendar; a stay is drawn from its first to its last night. */
export function monthEntries(stays: readonly StayEntry[], events: readonly CalendarEvent[]): EventInput[] {
  return [
    ...stays.map((stay) => ({
      id: `stay-${stay.id}`,
      title: `${stay.lodgeName}: ${stay.guestName}`,
      start: stay.checkIn,
      end: stay.checkOut,
      allDay: true,
      classNames: [`stay-${stay.status}`],
      extendedProps: { booking: stay.id },
    })),
    ...events.map((event) => ({
      id: `event-${event.id}`,
      title: event.title,
      start: `${event.eventDate}T${event.startTime.slice(0, 5)}`,
      end: `${event.eventDate}T${event.endTime.slice(0, 5)}`,
      classNames: [`event-${event.eventType}`],
      extendedProps: { event },
    })),
  ]
}
