import { useId, useState } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { ScheduledEmail } from '#contract/scheduled-emails/scheduled-emails.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { ScheduledSheet } from './scheduled-sheet.tsx'
import { useDeleteScheduled, useSaveScheduled, useScheduled } from './use-scheduled.ts'

export function ScheduledPanel() {
  const [opened, setOpened] = useState<{ email: ScheduledEmail | null } | null>(null)
  return (
    <Panel
      title="Scheduled emails"
      aside={<Button onClick={() => setOpened({ email: null })}>New scheduled email</Button>}
    >
      <ScheduledList onOpen={(email) => setOpened({ email })} />
      {opened && <ScheduledSheet email={opened.email} onClose={() => setOpened(null)} />}
    </Panel>
  )
}

function ScheduledList({ onOpen }: { onOpen: (email: ScheduledEmail) => void }) {
  const { data, error, refetch } = useScheduled()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the scheduled emails" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading scheduled emails...</p>
  if (data.length === 0) return <p className="text-muted">No email is scheduled.</p>
  return (
    <GuardedList className="divide-y divide-line">
      {data.map((email) => (
        <ScheduledRow key={email.id} email={email} onOpen={() => onOpen(email)} />
      ))}
    </GuardedList>
  )
}

function ScheduledRow({ email, onOpen }: { email: ScheduledEmail; onOpen: () => void }) {
  const name = useId()
  const save = useSaveScheduled()
  const remove = useDeleteScheduled()
  const { dropped, ...schedule } = email
  return (
    <li aria-labelledby={name} className="grid gap-3 py-4">
      <div className="min-w-0">
        <p id={name} className="wrap-anywhere">
          {email.name}
        </p>
        <p className="mt-1 text-sm text-muted">{toWords(email)}</p>
        {dropped > 0 && (
          <p className="mt-1 text-sm">{`${pluralize(dropped, 'stay')} did not get it: it was too late`}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onOpen}>Change</Button>
        <Button
          disabled={save.isPending}
          onClick={() => save.mutate({ ...schedule, isActive: !email.isActive })}
        >
          {email.isActive ? 'Switch off' : 'Switch on'}
        </Button>
        <ConfirmButton
          question="Delete this email?"
          disabled={remove.isPending}
          onConfirm={() => remove.mutate(email.id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  )
}

const events = { confirmed: 'the confirmation', check_in: 'check-in', check_out: 'check-out' } as const

function toWords({ event, offsetHours, lodges, minNights, isActive }: ScheduledEmail): string {
  const hours = Math.abs(offsetHours)
  const span = hours % 24 === 0 && hours > 0 ? pluralize(hours / 24, 'day') : pluralize(hours, 'hour')
  const when = `${offsetHours === 0 ? 'At' : `${span} ${offsetHours < 0 ? 'before' : 'after'}`} ${events[event]}`
  const where = lodges ? pluralize(lodges.length, 'lodge') : 'all lodges'
  const nights = minNights ? `, from ${pluralize(minNights, 'night')} on` : ''
  return `${when}, ${where}${nights}${isActive ? '' : ' (off)'}`
}
