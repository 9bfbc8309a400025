import type { ExtraKind } from '#contract/extras/extra-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import type { ExtraDraft } from './extra-draft.ts'

const kinds: Record<ExtraKind, string> = {
  per_stay: 'For each stay',
  per_night: 'For each night',
  per_guest: 'For each guest',
  per_piece: 'For each piece',
}

type ExtraFieldsProps = {
  extra: ExtraDraft
  number: number
  errorAt: (field: keyof ExtraDraft) => string | undefined
  onChange: (change: Partial<ExtraDraft>) => void
  onRemove: () => void
}

/** Whole dollars. */
export function ExtraFields({ extra, number, errorAt, onChange, onRemove }: ExtraFieldsProps) {
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">Extra {number}</legend>
      <div className="sm:col-span-full">
        <TextField
          label="Extra name"
          value={extra.name}
          error={errorAt('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className="sm:col-span-full">
        <TextArea
          label="Description"
          rows={2}
          value={extra.description}
          error={errorAt('description')}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
      <SelectField
        label="Charged"
        value={extra.kind}
        onChange={({ target }) => onChange({ kind: target.value as ExtraKind })}
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
        value={extra.amount}
        error={errorAt('amount')}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {extra.kind === 'per_piece' && (
        <TextField
          label="Most pieces of a stay"
          inputMode="numeric"
          value={extra.max}
          error={errorAt('max')}
          onChange={({ target }) => onChange({ max: target.value })}
        />
      )}
      <TextField
        label="Hours of notice"
        inputMode="numeric"
        hint="Before check-in. Guests can't order it later."
        value={extra.noticeHours}
        error={errorAt('noticeHours')}
        onChange={({ target }) => onChange({ noticeHours: target.value })}
      />
      <div className="sm:col-span-full">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={extra.needsApproval}
            onChange={({ target }) => onChange({ needsApproval: target.checked })}
          />
          Ask me before each order counts
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={extra.taxed}
            onChange={({ target }) => onChange({ taxed: target.checked })}
          />
          Taxes on fees include it
        </label>
      </div>
      <Button
        variant="plain"
        className="justify-self-start px-0"
        onClick={onRemove}
        aria-label={`Remove extra ${number}`}
      >
        Remove
      </Button>
    </fieldset>
  )
}
