import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { isCalendarDate } from '#contract/platform/dates.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { PartyPicker } from '#web/platform/ui/forms/party-picker.tsx'
import { DateRange } from '../kit/date-range.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { moveCheckOut, partyIn, type StayForm } from './stay-draft.ts'

export function StayFields({ form }: { form: StayForm }) {
  return (
    <>
      <GuestFields form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <StayLodge form={form} />
        <GuestCount form={form} />
      </div>
      <StayParty form={form} />
      <DateFields form={form} />
    </>
  )
}

export function GuestFields({ form: { register, formState } }: { form: StayForm }) {
  const { errors } = formState
  return (
    <>
      <TextField label="Name" autoComplete="off" {...register('name')} error={errors.name?.message} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="Leave empty to send no emails."
          {...register('email')}
          error={errors.email?.message}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          {...register('phone')}
          error={errors.phone?.message}
        />
      </div>
    </>
  )
}

export function GuestCount({ form: { register, formState } }: { form: StayForm }) {
  return (
    <TextField
      label="Guests"
      type="number"
      inputMode="numeric"
      min={1}
      {...register('guests')}
      error={formState.errors.guests?.message}
    />
  )
}

export function StayParty({ form: { watch, setValue, formState } }: { form: StayForm }) {
  const party = partyIn(watch())
  const { children, infants, dogs } = formState.errors
  return (
    <PartyPicker
      party={party}
      onChange={({ guests, ...others }) => {
        setValue('guests', String(guests), { shouldDirty: true })
        for (const name of ['children', 'infants', 'dogs'] as const)
          setValue(name, others[name], { shouldDirty: true })
      }}
      error={(children ?? infants ?? dogs)?.message}
    />
  )
}

export function StayLodge({ form: { control, formState, setValue } }: { form: StayForm }) {
  const lodges = useLodges().data ?? []
  return (
    <Controller
      control={control}
      name="lodgeId"
      render={({ field }) => (
        <LodgeField
          {...field}
          by="id"
          label="Lodge"
          none="Choose..."
          keepsUnknown
          onChange={(lodgeId) => {
            field.onChange(lodgeId)
            // Each lodge has its own extras.
            setValue('extras', [])
          }}
          lodges={lodges}
          error={formState.errors.lodgeId?.message}
        />
      )}
    />
  )
}

export function DateFields({ form }: { form: StayForm }) {
  const { register, formState, getValues, setValue, watch } = form
  const checkIn = useRef(getValues('checkIn'))
  const { errors } = formState
  return (
    <DateRange
      legend="Dates"
      names={['check-in', 'check-out']}
      minDays={1}
      first={watch('checkIn')}
      last={watch('checkOut')}
      onRange={(first, last) => {
        setValue('checkIn', first, { shouldDirty: true })
        setValue('checkOut', last, { shouldDirty: true })
        checkIn.current = first
      }}
    >
      <TextField
        label="Check-in"
        type="date"
        {...register('checkIn', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            moveCheckOut(form, target.value, checkIn.current)
            if (isCalendarDate(target.value)) checkIn.current = target.value
          },
        })}
        hint="The check-out moves with it"
        error={errors.checkIn?.message}
      />
      <TextField label="Check-out" type="date" {...register('checkOut')} error={errors.checkOut?.message} />
    </DateRange>
  )
}
