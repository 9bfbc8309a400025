import { TextField } from '#web/platform/ui/forms/field.tsx'
import type { StayForm } from './stay-draft.ts'

const choices = [
  { value: 'keep', label: 'Keep the price' },
  { value: 'recalculate', label: 'Recalculate at the rates of today' },
  { value: 'agreed', label: 'Agreed price' },
] as const

export function PriceChoiceFields({ form: { register, watch, formState } }: { form: StayForm }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-muted">Price</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-3">
          <input type="radio" value={value} className="size-4" {...register('choice')} />
          {label}
        </label>
      ))}
      {watch('choice') === 'agreed' && (
        <TextField
          label="Agreed price, $"
          inputMode="numeric"
          hint="All fees included, without taxes"
          {...register('totalPrice', { setValueAs: (text: string) => text.trim() })}
          error={formState.errors.totalPrice?.message}
        />
      )}
    </fieldset>
  )
}
