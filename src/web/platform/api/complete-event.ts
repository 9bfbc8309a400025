import { type CalendarEvent, closesNight } from '#contract/calendar/calendar.ts'
import { toDate } from '#contract/platform/dates.ts'

type Optional = 'closesNights' | 'description' | 'lodgeSlug' | 'eventType' | 'startTime' | 'endTime'

/** A calendar event whose date may be a timestamp and whose times may have seconds; some fields may be missing. */
export type GivenEvent = Omit<CalendarEvent, Optional> & { [Field in Optional]?: CalendarEvent[Field] | null }

/** The event with a plain date, times as `HH:MM`, and a default for each missing field. */
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
