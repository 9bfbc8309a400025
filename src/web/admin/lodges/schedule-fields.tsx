import { useState } from 'react'
import type { PaymentSchedule } from '#contract/bookings/payment-schedule.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { CopyToLodges } from '../kit/copy-to-lodges.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { useCopySchedule } from './use-lodge-edit.ts'

const USUAL: PaymentSchedule = { depositPercent: 30, balanceDaysBefore: 30 }

type Errors = {
  message?: string
  depositPercent?: { message?: string }
  balanceDaysBefore?: { message?: string }
}

type ScheduleFieldsProps = {
  /** The saved lodge. */
  lodge: Lodge
  schedule: PaymentSchedule | null
  errors: Errors | undefined
  onChange: (schedule: PaymentSchedule | null) => void
}

export function ScheduleFields({ lodge, schedule, errors, onChange }: ScheduleFieldsProps) {
  const [isCopying, setCopying] = useState(false)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg">Payment schedule</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={schedule !== null}
          onChange={({ target }) => onChange(target.checked ? (lodge.paymentSchedule ?? USUAL) : null)}
        />
        Deposit now, balance later
      </label>
      {schedule ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ScheduleNumber
            label="Deposit percent"
            max={90}
            min={10}
            value={schedule.depositPercent}
            error={errors?.depositPercent?.message}
            onNumber={(depositPercent) => onChange({ ...schedule, depositPercent })}
          />
          <ScheduleNumber
            label="Balance due days before check-in"
            max={120}
            min={1}
            value={schedule.balanceDaysBefore}
            error={errors?.balanceDaysBefore?.message}
            onNumber={(balanceDaysBefore) => onChange({ ...schedule, balanceDaysBefore })}
          />
        </div>
      ) : (
        <p className="text-sm text-muted">Everything is due once a stay is confirmed.</p>
      )}
      <Button className="w-fit" onClick={() => setCopying(true)}>
        Copy payment schedule
      </Button>
      {isCopying && <CopySchedule lodge={lodge} onClose={() => setCopying(false)} />}
    </fieldset>
  )
}

type ScheduleNumberProps = {
  label: string
  min: number
  max: number
  value: number
  error: string | undefined
  onNumber: (value: number) => void
}

const ScheduleNumber = ({ value, error, onNumber, ...field }: ScheduleNumberProps) => (
  <TextField
    type="number"
    inputMode="numeric"
    value={Number.isNaN(value) ? '' : value}
    error={error}
    onChange={({ target }) => onNumber(parseWholeNumber(target.value))}
    {...field}
  />
)

function CopySchedule({ lodge, onClose }: { lodge: Lodge; onClose: () => void }) {
  const { data: lodges = [] } = useLodges()
  const { mutate, isPending } = useCopySchedule(lodge.slug, onClose)
  const { paymentSchedule: saved } = lodge
  const what = saved
    ? `${saved.depositPercent} % now and the balance ${saved.balanceDaysBefore} days before check-in`
    : 'everything at once'
  return (
    <CopyToLodges
      from={lodge.slug}
      lodges={lodges}
      description={`They get the saved payment schedule of ${lodge.name}: ${what}.`}
      isPending={isPending}
      onCopy={mutate}
      onClose={onClose}
    />
  )
}
