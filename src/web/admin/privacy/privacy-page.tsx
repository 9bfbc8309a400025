import { type FormEvent, useState } from 'react'
import type { Erasure } from '#contract/privacy/privacy.ts'
import { daysInWords, type RetentionPeriod, retention } from '#contract/privacy/retention.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { Panel } from '../kit/panel.tsx'
import { readRefusal, useErase, useExport } from './use-privacy.ts'

export function PrivacyPage() {
  return (
    <AdminScreen title="Privacy" lead="Export or erase a guest's data.">
      <div className="grid gap-6">
        <PersonPanel />
        <Panel title="How long data is stored">
          <p className="text-muted">
            Once a day, data past its time is deleted. Visitors read the same on /privacy.
          </p>
          <dl className="mt-4 grid gap-4">
            {Object.entries(retention).map(([kind, period]) => (
              <Period key={kind} period={period} />
            ))}
          </dl>
        </Panel>
      </div>
    </AdminScreen>
  )
}

function PersonPanel() {
  const [email, setEmail] = useState('')
  const exporting = useExport()
  const erasing = useErase()
  const isPending = exporting.isPending || erasing.isPending
  const change = (text: string) => {
    setEmail(text)
    exporting.reset()
    erasing.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    erasing.reset()
    exporting.mutate(email)
  }
  const erase = () => {
    exporting.reset()
    erasing.mutate(email)
  }
  const isEmpty = email.trim() === ''
  return (
    <Panel title="A person's data">
      <form aria-label="A person's data" noValidate onSubmit={submit} className="grid gap-4">
        <div className="max-w-md">
          <TextField
            label="Email address"
            type="email"
            autoComplete="off"
            value={email}
            error={readRefusal(exporting.error ?? erasing.error) ?? undefined}
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <p className="max-w-prose text-sm text-muted">
          The export is a file for the person. Erasing removes the person from stays, payments, badges,
          reviews and emails; dates and amounts stay. It cannot be undone, and is refused while a stay or a
          print is ahead.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending || isEmpty}>
            {exporting.isPending ? 'Exporting...' : 'Export'}
          </Button>
          <ConfirmButton
            question="Erase for good?"
            variant="plain"
            disabled={isPending || isEmpty}
            onConfirm={erase}
          >
            {erasing.isPending ? 'Erasing...' : 'Erase'}
          </ConfirmButton>
        </div>
      </form>
      {erasing.data && <ErasureReport erasure={erasing.data} />}
    </Panel>
  )
}

function ErasureReport({ erasure: { erased, kept } }: { erasure: Erasure }) {
  return (
    <div role="status" className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">Erased</h3>
      <p className="mt-1">
        {Object.entries(erased)
          .map(([name, count]) => `${toWords(name)}: ${count}`)
          .join(', ')}
      </p>
      <h3 className="mt-4 text-lg">Stays</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-muted">
        {kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** 'confirmed emails' from 'confirmedEmails'. */
const toWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function Period({ period: { data, days, since, ending } }: { period: RetentionPeriod }) {
  return (
    <div>
      <dt className="font-medium">{data}</dt>
      <dd className="text-sm text-muted">
        {`${days === null ? '' : `${daysInWords(days)} after ${since}. `}${ending}`}
      </dd>
    </div>
  )
}
