import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import {
  type CalendarEvent,
  CalendarEventDays,
  type CalendarEventEdit,
  closesNight,
  EventType,
  eventTypeLabels,
} from '#contract/calendar/calendar.ts'
import { addDays, isCalendarDate } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { DateRange } from '../kit/date-range.tsx'
import { currentIn } from '../kit/editing/edit-conflict.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { LodgeField, UNCHOSEN } from '../kit/lodge-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { NightsOffSale, SaveNights } from './nights-off-sale.tsx'
import { requireLodge } from './require-lodge.ts'
import { StaysOnNights } from './stays-on-nights.tsx'
import { type EventDaysDraft, useDeleteEvent, useSaveEvent } from './use-events.ts'

/** Empty without a selection. */
export type EventDays = { first: string; last: string }

const emptyDraft = ({ first, last }: EventDays): EventDaysDraft => ({
  title: '',
  description: '',
  eventDate: first,
  lastDate: last === first ? '' : last,
  startTime: '',
  endTime: '',
  lodgeSlug: UNCHOSEN,
  eventType: 'maintenance',
  // Stays off until a lodge is chosen: an event for all lodges would take sixteen nights off sale.
  closesNights: false,
})

const toDraft = (event: CalendarEventEdit): EventDaysDraft => ({
  title: event.title,
  description: event.description ?? '',
  eventDate: event.eventDate,
  startTime: event.startTime,
  endTime: event.endTime,
  lodgeSlug: event.lodgeSlug ?? '',
  eventType: event.eventType,
  closesNights: closesNight(event),
})

const resolver = requireLodge<EventDaysDraft>(
  zodResolver(CalendarEventDays),
  ({ eventType = 'maintenance', closesNights }) => closesNight({ eventType, closesNights }),
)

/** Null when the event closes no night. */
function toNights({
  eventDate,
  lastDate,
  lodgeSlug,
  eventType = 'maintenance',
  closesNights,
}: EventDaysDraft) {
  const last = lastDate || eventDate
  const isWhole = isCalendarDate(eventDate) && isCalendarDate(last) && eventDate <= last
  const closes = isWhole && lodgeSlug !== UNCHOSEN && closesNight({ eventType, closesNights })
  return { lodgeSlug: lodgeSlug || null, range: closes ? { from: eventDate, to: addDays(last, 1) } : null }
}

const noDays: EventDays = { first: '', last: '' }

type EventFormProps = {
  /** Null creates one. */
  event: CalendarEvent | null
  days?: EventDays
  onClose: () => void
}

export function EventForm({ event, days = noDays, onClose }: EventFormProps) {
  const lodges = useLodges().data ?? []
  const [start, setStart] = useState(event)
  const save = useSaveEvent(start, onClose)
  const form = useForm<EventDaysDraft>({
    resolver,
    defaultValues: event ? toDraft(event) : emptyDraft(days),
  })
  const { control, register, handleSubmit, setFocus, formState, watch } = form
  useEffect(() => setFocus('title'), [setFocus])
  const { errors, dirtyFields } = formState
  const closed = { ...toNights(watch()), lodges: lodges.length }
  const { lodgeSlug, eventDate, eventType, closesNights } = dirtyFields
  const isMoved = Boolean(lodgeSlug || eventDate || eventType || closesNights)
  const submit = (draft: EventDaysDraft) => save.mutate(draft)
  /** The event's type sets the switch until someone changes it by hand. */
  const followType = () => {
    if (form.getFieldState('closesNights').isDirty) return
    const { eventType = 'maintenance', lodgeSlug } = form.getValues()
    const defaultValue = lodgeSlug !== UNCHOSEN && closesNight({ eventType })
    form.resetField('closesNights', { defaultValue })
  }
  const current = currentIn<CalendarEventEdit>(save.error)
  const conflict = start && current && { start: toDraft(start), saved: toDraft(current), draft: watch() }
  const settle = (draft: EventDaysDraft) => {
    if (!conflict) return
    setStart({ ...start, ...current, closesNights: closesNight(current) })
    form.reset(conflict.saved, KEEP_FIELDS)
    form.reset(draft, { ...KEEP_FIELDS, keepDefaultValues: true })
    save.reset()
  }
  return (
    <form
      aria-label={event ? 'Edit event' : 'New event'}
      noValidate
      onSubmit={handleSubmit(submit)}
      className="mb-6 grid gap-4 rounded-picture border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <UnsavedGuard isDirty={formState.isDirty} staysOnPage />
      <TextField label="Title" {...register('title')} error={errors.title?.message} />
      {event ? (
        <TextField label="Date" type="date" {...register('eventDate')} error={errors.eventDate?.message} />
      ) : (
        <DateRange
          legend="Days"
          names={['first day', 'last day']}
          first={watch('eventDate')}
          last={watch('lastDate') || watch('eventDate')}
          onRange={(first, last) => {
            form.setValue('eventDate', first, { shouldDirty: true })
            form.setValue('lastDate', last === first ? '' : last, { shouldDirty: true })
          }}
        >
          <TextField label="Date" type="date" {...register('eventDate')} error={errors.eventDate?.message} />
          <TextField
            label="Last day (optional)"
            type="date"
            hint="Makes the same event on every day up to it."
            {...register('lastDate')}
            error={errors.lastDate?.message}
          />
        </DateRange>
      )}
      <TextField
        label="Start Time"
        type="time"
        {...register('startTime')}
        error={errors.startTime?.message}
      />
      <TextField label="End Time" type="time" {...register('endTime')} error={errors.endTime?.message} />
      <SelectField
        label="Event Type"
        {...register('eventType', { onChange: followType })}
        error={errors.eventType?.message}
      >
        {EventType.options.map((type) => (
          <option key={type} value={type}>
            {eventTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      <Controller
        control={control}
        name="lodgeSlug"
        render={({ field }) => (
          <LodgeField
            {...field}
            value={field.value ?? ''}
            onChange={(slug) => {
              field.onChange(slug)
              followType()
            }}
            label="Lodge"
            none="All Lodges"
            mayBeUnchosen
            keepsUnknown
            lodges={lodges}
            error={errors.lodgeSlug?.message}
          />
        )}
      />
      <label className="flex min-h-9 items-center gap-3 self-end">
        <input type="checkbox" {...register('closesNights')} />
        Guests cannot book these nights
      </label>
      <div className="sm:col-span-2">
        <TextArea
          label="Description"
          rows={3}
          {...register('description')}
          error={errors.description?.message}
        />
      </div>
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <NightsOffSale {...closed} />
        {watch('lodgeSlug') === UNCHOSEN && !watch('closesNights') && (
          <p className="text-sm text-muted">
            Without a lodge, the event stands at all lodges and takes no night off sale.
          </p>
        )}
        <StaysOnNights lodgeSlug={closed.lodgeSlug} range={closed.range} />
        {save.wasDeleted && (
          <p role="alert" className="text-sm text-danger">
            This event was deleted meanwhile. Saving creates it again.
          </p>
        )}
      </div>
      {conflict && <EntryConflict subject="this event" states={conflict} onSettle={settle} />}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SaveNights
          closed={closed}
          closesMore={event === null || isMoved}
          label={event ? 'Update Event' : 'Create Event'}
          variant="primary"
          isSaving={save.isPending}
          onSave={handleSubmit(submit)}
        />
        <Button onClick={onClose}>Cancel</Button>
        {event && <DeleteButton event={event} onDeleted={onClose} />}
      </div>
    </form>
  )
}

function DeleteButton({ event, onDeleted }: { event: CalendarEvent; onDeleted: () => void }) {
  const remove = useDeleteEvent(onDeleted)
  return (
    <Button
      variant="danger"
      className="sm:ml-auto"
      disabled={remove.isPending}
      onClick={() => remove.mutate(event)}
    >
      Delete Event
    </Button>
  )
}
