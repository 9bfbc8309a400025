import type { FeeKind } from '#contract/charges/charges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import type { FeeDraft } from './charge-draft.ts'

const kinds: Record<FeeKind, string> = {
  per_stay: 'For each stay',
  per_night: 'For each night',
  per_guest: 'For each guest',
  per_guest_night: 'For each guest and night',
  per_extra_guest_night: 'For each extra guest and night',
  per_dog: 'For each dog',
}

type FeeFieldsProps = {
  fee: FeeDraft
  number: number
  errorAt: (field: keyof FeeDraft) => string | undefined
  onChange: (change: Partial<FeeDraft>) => void
  onRemove: () => void
}

/** Whole dollars. */
export function FeeFields({ fee, number, errorAt, onChange, onRemove }: FeeFieldsProps) {
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
      <legend className="sr-only">Fee {number}</legend>
      <div className="sm:col-span-full">
        <TextField
          label="Fee name"
          value={fee.name}
          error={errorAt('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <SelectField
        label="Charged"
        value={fee.kind}
        onChange={({ target }) => onChange({ kind: target.value as FeeKind })}
      >
        {Object.entries(kinds).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Dollars"
        inputMode="numeric"
        value={fee.amount}
        error={errorAt('amount')}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {fee.kind === 'per_extra_guest_night' && (
        <TextField
          label="Guests included"
          inputMode="numeric"
          hint="Each guest above this number pays the fee."
          value={fee.above}
          error={errorAt('above')}
          onChange={({ target }) => onChange({ above: target.value })}
        />
      )}
      <Button
        variant="plain"
        className="max-sm:justify-self-start max-sm:px-0 sm:mt-7"
        onClick={onRemove}
        aria-label={`Remove fee ${number}`}
      >
        Remove
      </Button>
    </fieldset>
  )
}
