import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmailState, type OutboxEmail } from '#contract/mail/mail.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { StayLink } from '../kit/stay-link.tsx'
import { Cell, Table } from '../kit/table.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'

export function OutboxPage() {
  return (
    <AdminScreen title="Outbox" lead="Every email: waiting first, then sent.">
      <Outbox />
    </AdminScreen>
  )
}

const EMAILS_A_PAGE = 25

type OutboxSearch = { search: string; state: EmailState | 'all'; page: number }

function useOutbox({ search, state, page }: OutboxSearch) {
  const call = useAdminCall()
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(state !== 'all' && { state }),
    limit: EMAILS_A_PAGE,
    offset: page * EMAILS_A_PAGE,
  }
  return useQuery({
    queryKey: ['/api/admin/outbox', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/admin/outbox', { query }),
  })
}

const stateNames: Record<EmailState, string> = { waiting: 'Waiting', sent: 'Sent', given_up: 'Never sent' }

function Outbox() {
  const [requested, setRequested] = useState<OutboxSearch>({ search: '', state: 'all', page: 0 })
  const { data, error, refetch } = useOutbox(requested)
  const isFiltered = requested.search.trim() !== '' || requested.state !== 'all'
  return (
    <>
      {data && !data.sends && (
        <p className="mb-5 rounded-control border border-line bg-surface p-4">
          No mail server is configured (SMTP_URL). Emails wait here until there is one; those that wait longer
          than a week are never sent.
        </p>
      )}
      <search className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,24rem)_12rem]">
        <TextField
          label="Search"
          type="search"
          placeholder="Recipient, subject, reference"
          value={requested.search}
          onChange={({ target }) => setRequested({ ...requested, search: target.value, page: 0 })}
        />
        <SelectField
          label="State"
          value={requested.state}
          onChange={({ target }) =>
            setRequested({ ...requested, state: EmailState.safeParse(target.value).data ?? 'all', page: 0 })
          }
        >
          <option value="all">All</option>
          {EmailState.options.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </SelectField>
      </search>
      {error && !data && <ErrorMessage message="Failed to fetch the outbox" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading emails...</p>}
      {data?.letters.length === 0 && (
        <EmptyList>{isFiltered ? 'No email matches.' : 'No emails yet.'}</EmptyList>
      )}
      {data && data.letters.length > 0 && (
        <>
          <Table name="Emails" head={['Written', 'To', 'Email', 'State']}>
            {data.letters.map((email) => (
              <Email key={email.id} email={email} />
            ))}
          </Table>
          <PageButtons
            page={requested.page}
            hasMore={(requested.page + 1) * EMAILS_A_PAGE < data.total}
            onPage={(page) => setRequested({ ...requested, page })}
            rows={{ shown: data.letters.length, aPage: EMAILS_A_PAGE, total: data.total }}
          />
        </>
      )}
    </>
  )
}

function Email({ email }: { email: OutboxEmail }) {
  return (
    <tr>
      <Cell className="whitespace-nowrap text-muted">{formatInstant(email.createdAt)}</Cell>
      <Cell>{email.recipient}</Cell>
      <Cell className="md:w-1/2">
        <details>
          <summary className="font-medium">{email.subject}</summary>
          <pre className="mt-3 overflow-auto rounded-control bg-page/60 p-3 font-sans whitespace-pre-wrap">
            {email.text}
          </pre>
        </details>
        {email.bookingReference && (
          <StayLink
            reference={email.bookingReference}
            className="inline-block py-1 text-muted underline underline-offset-4"
          >
            {email.bookingReference}
          </StayLink>
        )}
      </Cell>
      <Cell>
        {writeState(email)}
        {email.lastError && <span className="block text-danger">{email.lastError}</span>}
      </Cell>
    </tr>
  )
}

function writeState({ sentAt, nextTryAt, tries }: OutboxEmail): string {
  if (sentAt) return `sent ${formatInstant(sentAt)}`
  if (!nextTryAt)
    return tries === 0 ? 'never sent' : `given up after ${tries === 1 ? '1 try' : `${tries} tries`}`
  if (tries === 0) return 'waiting'
  return `tried ${pluralize(tries, 'time')}, next ${formatInstant(nextTryAt)}`
}
