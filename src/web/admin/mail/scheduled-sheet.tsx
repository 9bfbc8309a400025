import { type FormEvent, useState } from 'react'
import type { ScheduledEmail, ScheduledEmailRequest } from '#contract/scheduled-emails/scheduled-emails.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { SideSheet } from '../kit/side-sheet.tsx'
import { SomeLodgesField } from '../kit/some-lodges-field.tsx'
import { refusedFields } from './refused-fields.ts'
import { useSaveScheduled } from './use-scheduled.ts'
import { useTemplates } from './use-templates.ts'
import { WordsFields } from './words-fields.tsx'

const fresh: ScheduledEmailRequest = {
  name: '',
  event: 'check_in',
  offsetHours: -72,
  lodges: null,
  minNights: null,
  subject: '',
  text: '',
  isActive: true,
}

/** Every email about a stay may use the same fields; this template lists them. */
const SAMPLE_TEMPLATE = 'change-requested-guest'

export function ScheduledSheet({ email, onClose }: { email: ScheduledEmail | null; onClose: () => void }) {
  const [form, setForm] = useState<ScheduledEmailRequest>(email ?? fresh)
  const save = useSaveScheduled()
  const { data: templates } = useTemplates()
  const errors = refusedFields(save.error)
  const set = (change: Partial<ScheduledEmailRequest>) => setForm({ ...form, ...change })
  useUnsavedChanges(form !== (email ?? fresh))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, event: of, offsetHours, lodges, minNights, subject, text, isActive } = form
    const body = { name, event: of, offsetHours, lodges, minNights, subject, text, isActive }
    save.mutate({ id: email?.id ?? null, ...body }, { onSuccess: onClose })
  }
  return (
    <SideSheet title={email ? 'Change scheduled email' : 'New scheduled email'} onClose={onClose}>
      <form aria-label="Scheduled email" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          hint="Only you see it."
          autoComplete="off"
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
          error={errors.name}
        />
        <Moment form={form} errors={errors} onChange={set} />
        <SomeLodgesField chosen={form.lodges} error={errors.lodges} onChange={(lodges) => set({ lodges })} />
        <TextField
          label="Nights at least"
          type="number"
          min={1}
          value={form.minNights ?? ''}
          onChange={({ target }) => set({ minNights: target.value ? Number(target.value) : null })}
          error={errors.minNights}
        />
        <WordsFields
          words={form}
          fields={templates?.find(({ name }) => name === SAMPLE_TEMPLATE)?.fields ?? []}
          errors={errors}
          onChange={set}
        />
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save email'}
        </Button>
      </form>
    </SideSheet>
  )
}

type MomentProps = {
  form: ScheduledEmailRequest
  errors: Record<string, string>
  onChange: (change: Partial<ScheduledEmailRequest>) => void
}

const HOURS_A_DAY = 24

function Moment({ form: { event, offsetHours }, errors, onChange }: MomentProps) {
  const [unit, setUnit] = useState(offsetHours % HOURS_A_DAY === 0 ? HOURS_A_DAY : 1)
  const [isBefore, setBefore] = useState(offsetHours < 0)
  const count = Math.abs(offsetHours) / unit
  const change = (next: { count?: number; unit?: number; isBefore?: boolean }) => {
    const now = { count, unit, isBefore, ...next }
    setUnit(now.unit)
    setBefore(now.isBefore)
    onChange({ offsetHours: Math.round(now.count * now.unit) * (now.isBefore ? -1 : 1) })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-muted">Sent, in the lodge’s own time</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[5rem_1fr_1fr_1.4fr]">
        <TextField
          label="How many"
          type="number"
          min={0}
          value={count}
          onChange={({ target }) => change({ count: Number(target.value) })}
        />
        <SelectField
          label="Unit"
          value={unit}
          onChange={({ target }) => change({ unit: Number(target.value), count: Math.round(count) })}
        >
          <option value={1}>hours</option>
          <option value={HOURS_A_DAY}>days</option>
        </SelectField>
        <SelectField
          label="Before or after"
          value={isBefore ? 'before' : 'after'}
          onChange={({ target }) => change({ isBefore: target.value === 'before' })}
        >
          <option value="before">before</option>
          <option value="after">after</option>
        </SelectField>
        <SelectField
          label="Moment"
          value={event}
          onChange={({ target }) => onChange({ event: target.value as ScheduledEmailRequest['event'] })}
          error={errors.event}
        >
          <option value="confirmed">the confirmation</option>
          <option value="check_in">check-in</option>
          <option value="check_out">check-out</option>
        </SelectField>
      </div>
      {errors.offsetHours && (
        <p role="alert" className="text-sm text-danger">
          {errors.offsetHours}
        </p>
      )}
    </fieldset>
  )
}
