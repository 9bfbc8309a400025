import type { TaxKind } from '#contract/charges/charges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import type { TaxDraft } from './charge-draft.ts'

const kinds: Record<TaxKind, string> = {
  percent: 'Percent of the nights',
  per_night: 'For each night',
  per_guest_night: 'For each guest and night',
}

type TaxFieldsProps = {
  tax: TaxDraft
  number: number
  errorAt: (field: 'name' | 'percent' | 'amountCents' | 'from' | 'to') => string | undefined
  onChange: (change: Partial<TaxDraft>) => void
  onRemove: () => void
}

export function TaxFields({ tax, number, errorAt, onChange, onRemove }: TaxFieldsProps) {
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
      <legend className="sr-only">Tax {number}</legend>
      <div className="sm:col-span-full">
        <TextField
          label="Tax name"
          value={tax.name}
          error={errorAt('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <SelectField
        label="Charged"
        value={tax.kind}
        onChange={({ target }) => onChange({ kind: target.value as TaxKind })}
      >
        {Object.entries(kinds).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      {tax.kind === 'percent' ? (
        <TextField
          label="Percent"
          inputMode="decimal"
          value={tax.percent}
          error={errorAt('percent')}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      ) : (
        <TextField
          label="Dollars"
          inputMode="decimal"
          value={tax.dollars}
          error={errorAt('amountCents')}
          onChange={({ target }) => onChange({ dollars: target.value })}
        />
      )}
      <Button
        variant="plain"
        className="max-sm:justify-self-start max-sm:px-0 sm:mt-7"
        onClick={onRemove}
        aria-label={`Remove tax ${number}`}
      >
        Remove
      </Button>
      <div className="grid grid-cols-2 items-start gap-3 sm:col-span-full sm:flex sm:flex-wrap">
        <TextField
          label="Arrivals from"
          type="date"
          value={tax.from}
          error={errorAt('from')}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label="Arrivals before"
          type="date"
          value={tax.to}
          error={errorAt('to')}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        {tax.kind === 'percent' && (
          <label className="col-span-2 flex min-h-11 items-center gap-2 sm:mt-7">
            <input
              type="checkbox"
              checked={tax.onFees}
              onChange={({ target }) => onChange({ onFees: target.checked })}
            />
            On fees as well
          </label>
        )}
      </div>
    </fieldset>
  )
}
