import clsx from 'clsx'
import { type EventType, eventTypeLabels } from '#contract/calendar/calendar.ts'

const variants: Readonly<Record<EventType, string>> = {
  maintenance: 'border-event-maintenance/60 text-event-maintenance',
  booking: 'border-event-booking/60 text-event-booking',
  event: 'border-event-special/60 text-event-special',
  cleaning: 'border-line-strong/40 text-muted',
}

export const eventColors: Readonly<Record<EventType, 'orange' | 'blue' | 'green' | 'grey'>> = {
  maintenance: 'orange',
  booking: 'blue',
  event: 'green',
  cleaning: 'grey',
}

export function EventBadge({ type }: { type: EventType }) {
  return (
    <span
      data-color={eventColors[type] ?? 'grey'}
      className={clsx(
        'inline-block rounded-control border px-2 py-0.5 text-xs whitespace-nowrap',
        variants[type] ?? variants.cleaning,
      )}
    >
      {eventTypeLabels[type] ?? type}
    </span>
  )
}
