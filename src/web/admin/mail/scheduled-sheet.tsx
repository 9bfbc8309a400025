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

/** An email about a stay has the fields of every stay. */
const MODEL = 'change-requested-guest'

/** Makes a scheduled email, or changes one. */
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
          fields={templates?.find(({ name }) => name === MODEL)?.fields ?? []}
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

function Moment({ form, errors, onChange }: MomentProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Moment"
        value={form.event}
        onChange={({ target }) => onChange({ event: target.value as ScheduledEmailRequest['event'] })}
        error={errors.event}
      >
        <option value="confirmed">Confirmation</option>
        <option value="check_in">Check-in</option>
        <option value="check_out">Check-out</option>
      </SelectField>
      <TextField
        label="Hours after it"
        hint="Negative numbers are before it. In the lodge’s time."
        type="number"
        min={-720}
        max={720}
        value={form.offsetHours}
        onChange={({ target }) => onChange({ offsetHours: Number(target.value) })}
        error={errors.offsetHours}
      />
    </div>
  )
}
