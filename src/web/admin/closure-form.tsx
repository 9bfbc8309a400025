import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type Closure, ClosureEdit } from '#contract/closures.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { StayList } from './stays-on-nights.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { type ClosureDraft, staysIn, useSaveClosure } from './use-closures.ts'
import { useLodges } from './use-lodges.ts'

const draftOf = (closure: Closure | null): ClosureDraft => ({
  lodgeSlug: closure?.lodgeSlug ?? '',
  from: closure?.from ?? '',
  to: closure?.to ?? '',
  reason: closure?.reason ?? '',
})

type ClosureFormProps = {
  /** The closure that is edited; null makes one. */
  closure: Closure | null
  onClose: () => void
}

/** Closes a range of nights. Where guests have some of them it names them first and asks once more. */
export function ClosureForm({ closure, onClose }: ClosureFormProps) {
  const lodges = useLodges().data ?? []
  const save = useSaveClosure(closure, onClose)
  const { register, handleSubmit, setFocus, formState, subscribe } = useForm<ClosureDraft>({
    resolver: zodResolver(ClosureEdit) as never,
    defaultValues: draftOf(closure),
  })
  useEffect(() => setFocus('from'), [setFocus])
  const { reset } = save
  // The guests that were named belong to the nights that were sent.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => reset() }), [subscribe, reset])
  const { errors } = formState
  const stays = staysIn(save.error)
  return (
    <form
      aria-label={closure ? 'Edit closure' : 'New closure'}
      noValidate
      onSubmit={handleSubmit((draft) => save.mutate({ ...draft, force: stays !== null }))}
      className="mb-6 grid gap-4 rounded-picture border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <UnsavedGuard isDirty={formState.isDirty} />
      <TextField label="First closed night" type="date" {...register('from')} error={errors.from?.message} />
      <TextField label="Open again from" type="date" {...register('to')} error={errors.to?.message} />
      <SelectField label="Lodge" {...register('lodgeSlug')} error={errors.lodgeSlug?.message}>
        <option value="">All Lodges</option>
        {lodges.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Reason" {...register('reason')} error={errors.reason?.message} />
      {stays && (
        <div className="sm:col-span-2">
          <StayList stays={stays} />
        </div>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant={stays ? 'danger' : 'primary'} disabled={save.isPending}>
          {save.isPending
            ? 'Saving...'
            : stays
              ? 'Close anyway'
              : closure
                ? 'Update Closure'
                : 'Create Closure'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
