import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#contract/reports/overview.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'

const ENTRIES_A_PAGE = 50

function useAudit(page: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/audit', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/admin/audit', {
        query: { limit: ENTRIES_A_PAGE + 1, offset: page * ENTRIES_A_PAGE },
      }),
  })
}

/** Changes by owners, with the values before and after. */
export function AuditPage() {
  return (
    <AdminScreen title="Audit Trail" lead="Every change of an admin, newest first.">
      <Audit />
    </AdminScreen>
  )
}

function Audit() {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useAudit(page)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the audit trail" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading changes...</p>
  if (data.length === 0) return <EmptyList>Nothing has been changed yet.</EmptyList>
  return (
    <>
      <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
        {data.slice(0, ENTRIES_A_PAGE).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {(page > 0 || data.length > ENTRIES_A_PAGE) && (
        <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button disabled={data.length <= ENTRIES_A_PAGE} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const hasDetails = entry.before != null || entry.after != null
  return (
    <li className="p-4 text-sm">
      <p>
        <span className="font-medium">{entry.adminName}</span> {entry.action} {entry.subject}
        <span className="whitespace-nowrap text-muted max-sm:block sm:ml-3">{formatInstant(entry.at)}</span>
      </p>
      {hasDetails && (
        <details className="mt-1">
          <summary className="w-fit text-muted">Before and after</summary>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            <Values name="Before" value={entry.before} />
            <Values name="After" value={entry.after} />
          </div>
        </details>
      )}
    </li>
  )
}

function Values({ name, value }: { name: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <p className="text-muted">{name}</p>
      <pre className="max-h-64 overflow-auto rounded-control bg-page/60 p-3 font-mono text-xs whitespace-pre-wrap">
        {value == null ? 'nothing' : JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )
}
