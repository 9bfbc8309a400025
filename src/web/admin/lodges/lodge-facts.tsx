import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { type LodgeFields, lodgeFieldLabels } from './lodge-fields.ts'

type LodgeFactsProps = { register: UseFormRegister<LodgeFields>; errors: FieldErrors<LodgeFields> }

/** An empty number is stored as null. */
export function LodgeFacts({ register, errors }: LodgeFactsProps) {
  const text = (field: 'place' | 'checkInFrom' | 'checkOutUntil') => ({
    label: lodgeFieldLabels[field],
    ...register(field),
    error: errors[field]?.message,
  })
  const number = (field: 'bedrooms' | 'beds' | 'baths') => ({
    type: 'number',
    min: 0,
    label: lodgeFieldLabels[field],
    ...register(field, { setValueAs: numberOrNull }),
    error: errors[field]?.message,
  })
  return (
    <>
      <TextField {...text('place')} placeholder="Telluride, Colorado" />
      <TextField
        label={lodgeFieldLabels.countryCode}
        hint="Its two letters, such as US. Search engines read it."
        {...register('countryCode', { setValueAs: (value) => value || null })}
        error={errors.countryCode?.message}
      />
      <TextField
        label={lodgeFieldLabels.licence}
        hint="As the authority wrote it. Guests see it on the lodge's page."
        {...register('licence', { setValueAs: (value) => value || null })}
        error={errors.licence?.message}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...number('bedrooms')} inputMode="numeric" />
        <TextField {...number('beds')} inputMode="numeric" />
        <TextField {...number('baths')} inputMode="decimal" step={0.5} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('checkInFrom')} type="time" />
        <TextField {...text('checkOutUntil')} type="time" />
      </div>
    </>
  )
}

const numberOrNull = (text: unknown): number | null => (text === null || text === '' ? null : Number(text))
