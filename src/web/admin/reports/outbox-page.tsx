import { useQuery } from '@tanstack/react-query'
import type { OutboxEmail } from '#contract/mail/mail.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'

/** Emails to guests and owners, sent and waiting. */
export function OutboxPage() {
  return (
    <AdminScreen title="Outbox" lead="Every email: what waits, then what was sent.">
      <Outbox />
    </AdminScreen>
  )
}

function Outbox() {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/outbox'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/outbox'),
  })
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the outbox" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading emails...</p>
  return (
    <>
      {!data.sends && (
        <p className="mb-5 rounded-control border border-line bg-surface p-4">
          No mail server is configured (SMTP_URL). Emails wait here until there is one; those that wait longer
          than a week are never sent.
        </p>
      )}
      {data.letters.length === 0 ? (
        <EmptyList>No emails yet.</EmptyList>
      ) : (
        <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
          {data.letters.map((email) => (
            <Email key={email.id} email={email} />
          ))}
        </ul>
      )}
    </>
  )
}

function Email({ email }: { email: OutboxEmail }) {
  return (
    <li className="p-4 text-sm">
      <details>
        <summary>
          <span className="font-medium">{email.subject}</span>
          <span className="text-muted max-sm:mt-1 max-sm:block sm:ml-3">
            to {email.recipient}, {formatInstant(email.createdAt)}: {fateOf(email)}
          </span>
        </summary>
        <pre className="mt-3 overflow-auto rounded-control bg-page/60 p-3 font-sans whitespace-pre-wrap">
          {email.text}
        </pre>
      </details>
      {email.lastError && <p className="mt-1 text-danger">{email.lastError}</p>}
    </li>
  )
}

function fateOf({ sentAt, nextTryAt, tries }: OutboxEmail): string {
  if (sentAt) return `sent ${formatInstant(sentAt)}`
  if (!nextTryAt)
    return tries === 0 ? 'never sent' : `given up after ${tries === 1 ? '1 try' : `${tries} tries`}`
  if (tries === 0) return 'waiting'
  return `tried ${pluralize(tries, 'time')}, next ${formatInstant(nextTryAt)}`
}
