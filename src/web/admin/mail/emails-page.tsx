import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailPreview } from '#contract/email-previews/email-previews.ts'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { EmailView } from './email-view.tsx'
import { RepliesPanel } from './replies-panel.tsx'
import { ScheduledPanel } from './scheduled-panel.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { useTemplates } from './use-templates.ts'

export function EmailsPage() {
  return (
    <AdminScreen
      title="Emails"
      lead="What guests, buyers and you receive. You can edit the emails to guests."
    >
      <div className="grid gap-8">
        <Emails />
        <ScheduledPanel />
        <RepliesPanel />
      </div>
    </AdminScreen>
  )
}

function Emails() {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/emails'],
    queryFn: () => call('GET /api/admin/emails'),
  })
  const [chosen, choose] = useState<string | null>(null)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the emails" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading emails...</p>
  const [first] = data
  if (!first) return <p className="text-muted">There are no emails.</p>
  const name = chosen ?? first.name
  return (
    <div className="grid gap-6 min-[110rem]:grid-cols-[18rem_minmax(0,1fr)]">
      <EmailList emails={data} chosen={name} onChoose={choose} />
      <OneEmail key={name} name={name} />
    </div>
  )
}

/** Only emails to guests can be edited; others are only shown. */
function OneEmail({ name }: { name: string }) {
  const { data, error, refetch } = useTemplates()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the words" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the email...</p>
  const template = data.find((one) => one.name === name)
  return template ? <TemplateEditor template={template} /> : <EmailView name={name} />
}

type EmailListProps = { emails: readonly EmailPreview[]; chosen: string; onChoose: (name: string) => void }

function EmailList({ emails, chosen, onChoose }: EmailListProps) {
  const purposes = [...new Set(emails.map(({ purpose }) => purpose))]
  return (
    <>
      <div className="max-w-md min-[110rem]:hidden">
        <SelectField label="Email" value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {purposes.map((purpose) => (
            <optgroup key={purpose} label={purpose}>
              {emails.filter(of(purpose)).map(({ name, step, recipient }) => (
                <option key={name} value={name}>
                  {step}, to the {recipient}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <nav aria-label="Emails" className="hidden content-start gap-5 min-[110rem]:grid">
        {purposes.map((purpose) => (
          <section key={purpose} aria-label={purpose}>
            <h2 className="mb-1 text-lg">{purpose}</h2>
            <ul>
              {emails.filter(of(purpose)).map(({ name, step, recipient }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={name === chosen || undefined}
                    onClick={() => onChoose(name)}
                    className="flex w-full justify-between gap-3 rounded-control px-3 py-1.5 text-left text-sm hover:bg-line aria-[current=true]:bg-raised"
                  >
                    {step} <span className="text-muted">{recipient}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}

const of = (purpose: string) => (email: EmailPreview) => email.purpose === purpose
