import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import {
  builtInPolicies,
  type CancellationPolicy,
  type CancellationStep,
} from '#contract/bookings/built-in-policies.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import type { LodgeFields } from './lodge-fields.ts'

const CUSTOM = 'Custom'
const newStep: CancellationStep = { hoursBefore: 24, refundPercent: 0 }

type PolicyFieldsProps = {
  policy: CancellationPolicy
  errors: FieldErrors<LodgeFields>['cancellationPolicy']
  onChange: (policy: CancellationPolicy) => void
}

/** An edited policy is the owner's own. */
export function PolicyFields({ policy, errors, onChange }: PolicyFieldsProps) {
  const [isEditing, setEditing] = useState(false)
  const builtIn = isEditing ? undefined : builtInPolicies.find(({ name }) => name === policy.name)
  const choose = (name: string) => {
    const chosen = builtInPolicies.find((one) => one.name === name)
    setEditing(!chosen)
    onChange(chosen ?? { name: '', steps: policy.steps })
  }
  return (
    <div className="grid gap-4">
      <SelectField
        label="Cancellation policy"
        hint={builtIn && inWords(builtIn)}
        value={builtIn?.name ?? CUSTOM}
        onChange={({ target }) => choose(target.value)}
      >
        {[...builtInPolicies.map(({ name }) => name), CUSTOM].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {!builtIn && <OwnPolicy policy={policy} errors={errors} onChange={onChange} />}
    </div>
  )
}

const inWords = ({ steps }: CancellationPolicy): string =>
  `${steps.map(({ hoursBefore, refundPercent }) => `${refundPercent} % back until ${hoursBefore} hours before check-in`).join(', ')}; nothing after that.`

function OwnPolicy({ policy, errors, onChange }: PolicyFieldsProps) {
  const { steps } = policy
  const change = (place: number, changed: Partial<CancellationStep>) =>
    onChange({ ...policy, steps: steps.map((step, at) => (at === place ? { ...step, ...changed } : step)) })
  const stepsError = errors?.steps?.message ?? errors?.steps?.root?.message
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg">Custom policy</legend>
      <TextField
        label="Policy name"
        value={policy.name}
        error={errors?.name?.message}
        onChange={({ target }) => onChange({ ...policy, name: target.value })}
      />
      {steps.map((step, index) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name
          key={index}
          step={step}
          number={index + 1}
          errors={errors?.steps?.[index]}
          onChange={(changed) => change(index, changed)}
          onRemove={() => onChange({ ...policy, steps: steps.filter((_, at) => at !== index) })}
        />
      ))}
      {stepsError && (
        <p role="alert" className="text-sm text-danger">
          {stepsError}
        </p>
      )}
      <p className="text-sm text-muted">After the last step nothing is refunded.</p>
      <Button
        className="justify-self-start"
        onClick={() => onChange({ ...policy, steps: [...steps, newStep] })}
      >
        Add step
      </Button>
    </fieldset>
  )
}

type StepFieldsProps = {
  step: CancellationStep
  number: number
  errors: { hoursBefore?: { message?: string }; refundPercent?: { message?: string } } | undefined
  onChange: (change: Partial<CancellationStep>) => void
  onRemove: () => void
}

const shown = (number: number): number | string => (Number.isNaN(number) ? '' : number)

/** Hours before check-in, and the percentage refunded until then. */
function StepFields({ step, number, errors, onChange, onRemove }: StepFieldsProps) {
  return (
    <fieldset className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <legend className="sr-only">Step {number}</legend>
      <TextField
        label="Hours before check-in"
        type="number"
        min={0}
        value={shown(step.hoursBefore)}
        error={errors?.hoursBefore?.message}
        onChange={({ target }) => onChange({ hoursBefore: parseWholeNumber(target.value) })}
      />
      <TextField
        label="Refund percent"
        type="number"
        min={0}
        max={100}
        value={shown(step.refundPercent)}
        error={errors?.refundPercent?.message}
        onChange={({ target }) => onChange({ refundPercent: parseWholeNumber(target.value) })}
      />
      <Button variant="plain" className="sm:mt-7" onClick={onRemove} aria-label={`Remove step ${number}`}>
        Remove
      </Button>
    </fieldset>
  )
}
