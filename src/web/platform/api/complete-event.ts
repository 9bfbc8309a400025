import { type CalendarEvent, closesNight } from '#contract/calendar/calendar.ts'
import { toDate } from '#contract/platform/dates.ts'

type Optional = 'closesNights' | 'description' | 'lodgeSlug' | 'eventType' | 'startTime' | 'endTime'

/** The date may be a timestamp, times may have seconds, and some fields may be missing. */
export type GivenEvent = Omit<CalendarEvent, Optional> & { [Field in Optional]?: CalendarEvent[Field] | null }

export function completeEvent(given: GivenEvent): CalendarEvent {
  const eventType = given.eventType ?? 'maintenance'
  return {
    ...given,
    description: given.description ?? null,
    eventDate: toDate(String(given.eventDate)),
    startTime: given.startTime?.slice(0, 5) ?? '',
    endTime: given.endTime?.slice(0, 5) ?? '',
    lodgeSlug: given.lodgeSlug ?? null,
    eventType,
    closesNights: closesNight({ eventType, closesNights: given.closesNights }),
  }
}
