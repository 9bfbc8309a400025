import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { closesMore } from '#contract/calendar/closed-nights.ts'
import { type Closure, ClosureEdit, type ClosureFields } from '#contract/calendar/closures.ts'
import { addDays, isCalendarDate } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { DateRange } from '../kit/date-range.tsx'
import { currentIn } from '../kit/editing/edit-conflict.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { LodgeField, UNCHOSEN } from '../kit/lodge-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { NightsOffSale, SaveNights } from './nights-off-sale.tsx'
import { requireLodge } from './require-lodge.ts'
import { StayList, useStaysOn } from './stays-on-nights.tsx'
import { type ClosureDraft, staysIn, useSaveClosure } from './use-closures.ts'

/** Half-open; without a slug for all lodges. */
export type ClosureNights = { lodgeSlug: string; from: string; to: string }

/** A closure ends on the day the lodge opens again, but people enter the last night. Incomplete dates stay as typed. */
const toLastNight = (openDay: string): string => (isCalendarDate(openDay) ? addDays(openDay, -1) : openDay)
const toOpenDay = (lastNight: string): string =>
  isCalendarDate(lastNight) ? addDays(lastNight, 1) : lastNight

const CHANGED = { shouldDirty: true, shouldValidate: false } as const

const resolver = requireLodge<ClosureDraft>(zodResolver(ClosureEdit), () => true)

const noNights: ClosureNights = { lodgeSlug: UNCHOSEN, from: '', to: '' }

const toDraft = (closure: ClosureFields): ClosureDraft => ({
  lodgeSlug: closure.lodgeSlug ?? '',
  from: closure.from,
  to: closure.to,
  reason: closure.reason,
  force: false,
})

type ClosureFormProps = {
  /** Null creates one. */
  closure: Closure | null
  nights?: ClosureNights
  onClose: () => void
}

/** Names the guests on the nights before it saves, and closes their nights only after an explicit choice. */
export function ClosureForm({ closure, nights = noNights, onClose }: ClosureFormProps) {
  const lodges = useLodges().data ?? []
  const [start, setStart] = useState(closure)
  const save = useSaveClosure(start, onClose)
  const form = useForm<ClosureDraft>({
    resolver,
    defaultValues: closure ? toDraft(closure) : { ...nights, reason: '', force: false },
  })
  const { control, register, handleSubmit, setFocus, setError, setValue, formState, subscribe, watch } = form
  const isFilled = closure === null && nights.from !== ''
  useEffect(() => setFocus(isFilled ? 'reason' : 'from'), [setFocus, isFilled])
  const { reset } = save
  // The named guests and the choice belong to the old nights.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === 'force' || name === 'reason') return
          reset()
          setValue('force', false)
        },
      }),
    [subscribe, reset, setValue],
  )
  const { errors, dirtyFields } = formState
  const closed = { ...toNights(watch()), lodges: lodges.length }
  const known = useNewStaysOn(start, watch())
  const stays = staysIn(save.error) ?? known
  const current = currentIn<ClosureFields>(save.error)
  const conflict = start && current && { start: toDraft(start), saved: toDraft(current), draft: watch() }
  const settle = (draft: ClosureDraft) => {
    if (!conflict) return
    setStart({ ...start, ...current })
    form.reset(conflict.saved, KEEP_FIELDS)
    form.reset({ ...draft, force: false }, { ...KEEP_FIELDS, keepDefaultValues: true })
    save.reset()
  }
  const submit = (draft: ClosureDraft) => {
    if (stays.length > 0 && !draft.force)
      setError(
        'force',
        { message: 'Please choose other nights, or close them anyway' },
        { shouldFocus: true },
      )
    else save.mutate(draft)
  }
  return (
    <form
      aria-label={closure ? 'Edit closure' : 'New closure'}
      noValidate
      onSubmit={handleSubmit(submit)}
      className="mb-6 grid gap-4 rounded-picture border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <UnsavedGuard isDirty={formState.isDirty} staysOnPage />
      <DateRange
        legend="Nights"
        names={['first night', 'last night']}
        first={watch('from')}
        last={toLastNight(watch('to'))}
        onRange={(first, last) => {
          setValue('from', first, CHANGED)
          setValue('to', toOpenDay(last), CHANGED)
        }}
      >
        <TextField label="First night" type="date" {...register('from')} error={errors.from?.message} />
        <Controller
          control={control}
          name="to"
          render={({ field }) => (
            <TextField
              label="Last night"
              type="date"
              {...field}
              value={toLastNight(field.value)}
              onChange={({ target }) => field.onChange(toOpenDay(target.value))}
              error={errors.to?.message}
            />
          )}
        />
      </DateRange>
      <Controller
        control={control}
        name="lodgeSlug"
        render={({ field }) => (
          <LodgeField
            {...field}
            value={field.value ?? ''}
            label="Lodge"
            none="All Lodges"
            mayBeUnchosen
            keepsUnknown
            lodges={lodges}
            error={errors.lodgeSlug?.message}
          />
        )}
      />
      <TextField label="Reason" {...register('reason')} error={errors.reason?.message} />
      <div className="empty:hidden sm:col-span-2">
        <NightsOffSale {...closed} />
      </div>
      {stays.length > 0 && (
        <div className="grid gap-3 sm:col-span-2">
          <StayList stays={stays} />
          <label className="flex min-h-9 items-center gap-3">
            <input type="checkbox" aria-describedby="force-error" {...register('force')} />
            Close anyway; the stays remain
          </label>
          {errors.force && (
            <p id="force-error" role="alert" className="text-sm text-danger">
              {errors.force.message}
            </p>
          )}
        </div>
      )}
      {conflict && <EntryConflict subject="this closure" states={conflict} onSettle={settle} />}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SaveNights
          closed={closed}
          closesMore={dirtyFields.lodgeSlug || dirtyFields.from || dirtyFields.to || isFilled}
          label={closure ? 'Update Closure' : 'Create Closure'}
          variant={stays.length > 0 ? 'danger' : 'primary'}
          isSaving={save.isPending}
          onSave={handleSubmit(submit)}
        />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

const toNights = ({ lodgeSlug, from, to }: Pick<ClosureDraft, 'lodgeSlug' | 'from' | 'to'>) => ({
  lodgeSlug: lodgeSlug || null,
  range:
    lodgeSlug !== UNCHOSEN && isCalendarDate(from) && isCalendarDate(to) && from < to ? { from, to } : null,
})

/** Leaves out nights that the closure already closed. */
function useNewStaysOn(closure: Closure | null, { lodgeSlug, from, to }: ClosureDraft) {
  const nights = toNights({ lodgeSlug, from, to })
  const stays = useStaysOn(nights.lodgeSlug, nights.range)
  return stays.filter(
    (stay) =>
      closure === null ||
      (closure.lodgeSlug !== null && closure.lodgeSlug !== stay.lodgeSlug) ||
      closesMore(stay, closure, { from, to }),
  )
}
