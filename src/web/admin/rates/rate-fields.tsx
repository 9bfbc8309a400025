import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatDollars } from '#contract/platform/money.ts'
import type { Rate } from '#contract/rates/tariff.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import type { RateDraft, RateField } from './rate-draft.ts'

type RateFieldsProps = {
  draft: RateDraft
  onChange: (draft: RateDraft) => void
  errorAt: (field: string) => string | undefined
  /** The current rates of the chosen nights. */
  rates: readonly Rate[]
  basePrices: readonly number[]
  /** Dollars, after the percentage. */
  percentPrices: readonly number[]
}

/** Empty fields leave the rates unchanged. */
export function RateFields({ draft, onChange, errorAt, rates, basePrices, percentPrices }: RateFieldsProps) {
  const isDefault = (field: RateField) => draft.toDefault.includes(field)
  const without = (field: RateField) => draft.toDefault.filter((other) => other !== field)
  const reset = (field: RateField, emptied: Partial<RateDraft>) =>
    onChange({
      ...draft,
      ...emptied,
      toDefault: isDefault(field) ? without(field) : [...draft.toDefault, field],
    })
  const base = formatSpan(basePrices, formatDollars)
  return (
    <>
      <div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Price"
            inputMode="numeric"
            autoComplete="off"
            value={draft.price}
            placeholder={
              isDefault('price')
                ? base
                : formatSpan(
                    rates.map(({ price }) => price),
                    String,
                  )
            }
            error={errorAt('price')}
            onChange={({ target }) =>
              onChange({ ...draft, price: target.value, percent: '', toDefault: without('price') })
            }
          />
          <TextField
            label="± % of the base price"
            autoComplete="off"
            value={draft.percent}
            placeholder="+10"
            error={errorAt('priceChangePercent')}
            onChange={({ target }) =>
              onChange({ ...draft, percent: target.value, price: '', toDefault: without('price') })
            }
          />
        </div>
        <Hint
          words={
            percentPrices.length > 0
              ? `Rounded to whole dollars: ${formatSpan(percentPrices, formatDollars)}`
              : `Base price ${base}`
          }
        >
          <ToDefault
            field="price"
            isOn={isDefault('price')}
            onClick={() => reset('price', { price: '', percent: '' })}
          />
        </Hint>
      </div>
      <div>
        <TextField
          label="Minimum nights"
          inputMode="numeric"
          autoComplete="off"
          value={draft.minNights}
          placeholder={
            isDefault('minNights')
              ? '1'
              : formatSpan(
                  rates.map(({ minNights }) => minNights),
                  String,
                )
          }
          error={errorAt('minNights')}
          onChange={({ target }) =>
            onChange({ ...draft, minNights: target.value, toDefault: without('minNights') })
          }
        />
        <Hint words="For stays that begin on these nights">
          <ToDefault
            field="minimum nights"
            isOn={isDefault('minNights')}
            onClick={() => reset('minNights', { minNights: '' })}
          />
        </Hint>
      </div>
      <RuleField
        label="No arrival"
        draft={draft}
        field="arrival"
        standing={rates.map(({ arrival }) => arrival)}
        onChange={onChange}
      />
      <RuleField
        label="No departure"
        draft={draft}
        field="departure"
        standing={rates.map(({ departure }) => departure)}
        onChange={onChange}
      />
    </>
  )
}

function formatSpan(numbers: readonly number[], format: (value: number) => string): string {
  if (numbers.length === 0) return ''
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)]
  return lowest === highest ? format(lowest) : `${format(lowest)} to ${format(highest)}`
}

function Hint({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="mt-1 flex items-center justify-between gap-3">
      <p className="text-sm text-muted">{words}</p>
      {children}
    </div>
  )
}

function ToDefault({ field, isOn, onClick }: { field: string; isOn: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={clsx(
        'min-h-9 shrink-0 rounded-control px-2.5 text-sm',
        isOn ? 'bg-ember/15 text-text' : 'text-muted underline underline-offset-4 hover:text-text',
      )}
    >
      Back to default<span className="sr-only"> for {field}</span>
    </button>
  )
}

type RuleFieldProps = {
  label: string
  field: 'arrival' | 'departure'
  draft: RateDraft
  standing: readonly boolean[]
  onChange: (draft: RateDraft) => void
}

/** The rule may hold on all of the chosen nights, on none, or on some. */
function RuleField({ label, field, draft, standing, onChange }: RuleFieldProps) {
  const isDefault = draft.toDefault.includes(field)
  const isUntouched = draft[field] === undefined && !isDefault
  const isOnAll = standing.length > 0 && standing.every((isAllowed) => !isAllowed)
  const isMixed = isUntouched && !isOnAll && standing.some((isAllowed) => !isAllowed)
  const set = (isOn: boolean | null) => {
    const { [field]: _before, ...rest } = draft
    const toDefault = draft.toDefault.filter((other) => other !== field)
    if (isOn === null) onChange({ ...rest, toDefault: isDefault ? toDefault : [...toDefault, field] })
    else onChange({ ...rest, [field]: !isOn, toDefault })
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <label className="flex min-h-9 items-center gap-3 text-sm">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isMixed
          }}
          checked={isUntouched ? isOnAll : draft[field] === false}
          onChange={({ target }) => set(target.checked ? true : null)}
        />
        {label}
        {isMixed && <span className="text-muted">on some of them</span>}
      </label>
      <ToDefault field={label.toLowerCase()} isOn={isDefault} onClick={() => set(null)} />
    </div>
  )
}
