import { type FormEvent, useState } from 'react'
import { AMOUNT_IN_DIGITS, tiersFor } from '#contract/investments/investments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { type InvestorFields, useInvestorBadge } from './use-investor-badge.ts'

/** In dollars; also the step of the field. */
const MIN_INVESTMENT = 1000

const empty: InvestorFields = { userName: '', email: '', amount: '', tierId: '' }

type InvestorBadgeFormProps = { onCreated: (email: string) => void }

export function InvestorBadgeForm({ onCreated }: InvestorBadgeFormProps) {
  const isHydrated = useIsHydrated()
  const [fields, setFields] = useState(empty)
  const { create, isPending } = useInvestorBadge((email) => {
    setFields(empty)
    onCreated(email)
  })
  const amount = parseWholeNumber(fields.amount)
  const offered = tiersFor(amount)
  const set = (change: Partial<InvestorFields>) => setFields({ ...fields, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create(fields)
  }
  return (
    <form aria-label="Create investor badge" onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="name"
        required
        maxLength={100}
        value={fields.userName}
        onChange={({ target }) => set({ userName: target.value })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={fields.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label="Investment Amount"
        type="number"
        inputMode="numeric"
        required
        min={MIN_INVESTMENT}
        step={MIN_INVESTMENT}
        hint={`In US dollars, from ${formatDollars(MIN_INVESTMENT)} in steps of ${formatDollars(MIN_INVESTMENT)}.`}
        value={fields.amount}
        error={fields.amount !== '' && Number.isNaN(amount) ? AMOUNT_IN_DIGITS : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <SelectField
        label="Investor Badge"
        // A chosen tier stays chosen when the amount falls below it, so that submitting names the minimum.
        value={offered.some(({ id }) => id === fields.tierId) ? fields.tierId : ''}
        onChange={({ target }) => set({ tierId: target.value })}
      >
        <option value="" disabled>
          {offered.length > 0 ? 'Select a badge' : 'Enter an amount first'}
        </option>
        {offered.map(({ id, title, minimum }) => (
          <option key={id} value={id}>
            {title} ({formatDollars(minimum)}+)
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" disabled={isPending || !isHydrated || fields.tierId === ''}>
        {isPending ? 'Creating...' : 'Create Investor Badge'}
      </Button>
    </form>
  )
}
