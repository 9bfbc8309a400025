import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type CalendarEvent, isOvernight } from '#contract/calendar/calendar.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { AheadFirst } from './ahead-first.tsx'
import { EventBadge } from './event-badge.tsx'
import { useDeleteEvent, useEvents } from './use-events.ts'

export function EventList({ onEdit }: { onEdit: (event: CalendarEvent) => void }) {
  const { data, error, refetch } = useEvents()
  const lodges = useLodges().data ?? []
  const names = new Map(lodges.map(({ slug, name }) => [slug, name]))
  if (error && !data)
    return <ErrorMessage message="Failed to fetch calendar events" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading events...</p>
  if (data.length === 0) return <EmptyList>No events scheduled yet.</EmptyList>
  return (
    <AheadFirst
      entries={data}
      isOver={({ eventDate }, today) => eventDate < today}
      className="divide-y divide-line rounded-picture border border-line bg-surface"
    >
      {(event) => (
        <EventRow
          key={event.id}
          event={event}
          lodge={event.lodgeSlug ? (names.get(event.lodgeSlug) ?? event.lodgeSlug) : 'All Lodges'}
          onEdit={() => onEdit(event)}
        />
      )}
    </AheadFirst>
  )
}

type EventRowProps = { event: CalendarEvent; lodge: string; onEdit: () => void }

function EventRow({ event, lodge, onEdit }: EventRowProps) {
  const remove = useDeleteEvent()
  const title = useId()
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span id={title} className="font-medium">
            {event.title}
          </span>
          <EventBadge type={event.eventType} />
        </p>
        {event.description && <p className="mt-1 text-sm text-muted">{event.description}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <time dateTime={event.eventDate}>{formatDate(event.eventDate)}</time>
          <span className="tabular">
            {`${event.startTime} - ${event.endTime}${isOvernight(event) ? ' (next day)' : ''}`}
          </span>
          <span className="text-muted">{lodge}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button className="min-h-10 px-3 py-1.5" aria-describedby={title} onClick={onEdit}>
          <Pencil size={15} aria-hidden="true" />
          Edit
        </Button>
        <Button
          variant="danger"
          className="min-h-10 px-3 py-1.5"
          aria-describedby={title}
          disabled={remove.isPending}
          onClick={() => remove.mutate(event)}
        >
          <Trash2 size={15} aria-hidden="true" />
          Delete
        </Button>
      </div>
    </li>
  )
}
