import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type CalendarEvent, CalendarEventEdit, EventType, eventTypeLabels } from '#contract/calendar.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { type EventDraft, useSaveEvent } from './use-events.ts'
import { useLodges } from './use-lodges.ts'

const emptyDraft = (eventDate: string): EventDraft => ({
  title: '',
  description: '',
  eventDate,
  startTime: '',
  endTime: '',
  lodgeSlug: '',
  eventType: 'maintenance',
})

const draftOf = (event: CalendarEvent): EventDraft => ({
  title: event.title,
  description: event.description ?? '',
  eventDate: event.eventDate,
  startTime: event.startTime.slice(0, 5),
  endTime: event.endTime.slice(0, 5),
  lodgeSlug: event.lodgeSlug ?? '',
  eventType: event.eventType,
})

type EventFormProps = {
  /** The event that is edited; null creates one. */
  event: CalendarEvent | null
  /** The date a new event begins with. */
  date?: string
  onClose: () => void
}

/** Creates or edits a calendar event; saving, cancelling or leaving empties and closes it. */
export function EventForm({ event, date = '', onClose }: EventFormProps) {
  const lodges = useLodges().data ?? []
  const save = useSaveEvent(event, onClose)
  const { register, handleSubmit, formState } = useForm<EventDraft>({
    resolver: zodResolver(CalendarEventEdit) as never,
    defaultValues: event ? draftOf(event) : emptyDraft(date),
  })
  const { errors } = formState
  return (
    <form
      aria-label={event ? 'Edit event' : 'New event'}
      noValidate
      onSubmit={handleSubmit((draft) => save.mutate(draft))}
      className="mb-6 grid gap-4 rounded-picture border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <TextField label="Title" {...register('title')} error={errors.title?.message} />
      <TextField label="Date" type="date" {...register('eventDate')} error={errors.eventDate?.message} />
      <TextField
        label="Start Time"
        type="time"
        {...register('startTime')}
        error={errors.startTime?.message}
      />
      <TextField label="End Time" type="time" {...register('endTime')} error={errors.endTime?.message} />
      <SelectField label="Event Type" {...register('eventType')} error={errors.eventType?.message}>
        {EventType.options.map((type) => (
          <option key={type} value={type}>
            {eventTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Lodge" {...register('lodgeSlug')} error={errors.lodgeSlug?.message}>
        <option value="">All Lodges</option>
        {lodges.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextArea
          label="Description"
          rows={3}
          {...register('description')}
          error={errors.description?.message}
        />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : event ? 'Update Event' : 'Create Event'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
