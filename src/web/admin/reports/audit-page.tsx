import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#contract/reports/overview.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { DateField } from '../kit/date-field.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { Cell, Table } from '../kit/table.tsx'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'

const ENTRIES_A_PAGE = 25

type AuditSearch = { search: string; from: string; page: number }

const toFilter = ({ search, from }: AuditSearch) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
})

function useAudit(requested: AuditSearch) {
  const call = useAdminCall()
  const query = { ...toFilter(requested), limit: ENTRIES_A_PAGE + 1, offset: requested.page * ENTRIES_A_PAGE }
  return useQuery({
    queryKey: ['/api/admin/audit', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/admin/audit', { query }),
  })
}

function useAuditCount(requested: AuditSearch): number | undefined {
  const call = useCall()
  const query = toFilter(requested)
  return useQuery({
    queryKey: ['/api/admin/audit', 'count', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<{ total: number } | null> =>
      call('GET /api/admin/audit/count', { query, ...optionalRead() }),
  }).data?.total
}

export function AuditPage() {
  return (
    <AdminScreen title="Audit Trail" lead="Every change staff made, newest first.">
      <Audit />
    </AdminScreen>
  )
}

function Audit() {
  const [requested, setRequested] = useState<AuditSearch>({ search: '', from: '', page: 0 })
  const { data, error, refetch } = useAudit(requested)
  const total = useAuditCount(requested)
  const shown = data?.slice(0, ENTRIES_A_PAGE)
  return (
    <>
      <search className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,24rem)_12rem]">
        <TextField
          label="Search"
          type="search"
          placeholder="Who, what or which booking"
          value={requested.search}
          onChange={({ target }) => setRequested({ ...requested, search: target.value, page: 0 })}
        />
        <DateField
          label="Since"
          canBeEmpty
          value={requested.from}
          onChange={(from) => setRequested({ ...requested, from, page: 0 })}
        />
      </search>
      {error && !data && (
        <ErrorMessage message="Failed to fetch the audit trail" onRetry={() => void refetch()} />
      )}
      {!data && !error && <p className="text-muted">Loading changes...</p>}
      {shown?.length === 0 && (
        <EmptyList>
          {Object.keys(toFilter(requested)).length > 0
            ? 'No change matches.'
            : 'Nothing has been changed yet.'}
        </EmptyList>
      )}
      {shown && shown.length > 0 && (
        <>
          <Table name="Changes" head={['When', 'Who', 'What', 'Before and after']}>
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Table>
          <PageButtons
            page={requested.page}
            hasMore={(data?.length ?? 0) > ENTRIES_A_PAGE}
            onPage={(page) => setRequested({ ...requested, page })}
            rows={{ shown: shown.length, aPage: ENTRIES_A_PAGE, total }}
          />
        </>
      )}
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const hasDetails = entry.before != null || entry.after != null
  return (
    <tr>
      <Cell className="whitespace-nowrap text-muted">{formatInstant(entry.at)}</Cell>
      <Cell className="font-medium">{entry.adminName}</Cell>
      <Cell>{`${entry.action} ${entry.subject}`}</Cell>
      <Cell>
        {hasDetails && (
          <details>
            <summary className="w-fit text-muted">Before and after</summary>
            <div className="mt-2 grid gap-3 md:grid-cols-2">
              <Values name="Before" value={entry.before} />
              <Values name="After" value={entry.after} />
            </div>
          </details>
        )}
      </Cell>
    </tr>
  )
}

function Values({ name, value }: { name: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <p className="text-muted">{name}</p>
      <pre className="max-h-64 overflow-auto rounded-control bg-page/60 p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {value == null ? 'nothing' : JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )
}
