import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatStay } from '#contract/platform/dates.ts'
import type { WaitingListEntry } from '#contract/waiting-list/waiting-list.ts'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { useLodges } from '../kit/use-lodges.ts'

export function WaitingListPage() {
  return (
    <AdminScreen
      title="Waiting list"
      lead="Guests to notify when nights become free, in the order they joined."
    >
      <Waiting />
    </AdminScreen>
  )
}

function Waiting() {
  const call = useAdminCall()
  const [lodge, setLodge] = useState('')
  const { data: lodges = [] } = useLodges()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/waiting-list', lodge],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/waiting-list', { query: lodge ? { lodge } : {} }),
  })
  return (
    <div className="grid gap-5">
      <div className="max-w-xs">
        <SelectField label="Lodge" value={lodge} onChange={({ target }) => setLodge(target.value)}>
          <option value="">All lodges</option>
          {lodges.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {error && !data && (
        <ErrorMessage message="Failed to fetch the waiting list" onRetry={() => void refetch()} />
      )}
      {!data && !error && <p className="text-muted">Loading the waiting list...</p>}
      {data?.length === 0 && <p className="text-muted">Nobody waits.</p>}
      {data && data.length > 0 && (
        <GuardedList className="divide-y divide-line">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </GuardedList>
      )}
    </div>
  )
}

const states: Record<WaitingListEntry['state'], string> = {
  to_confirm: 'Address not confirmed',
  waiting: 'Waiting',
  notified: 'Notified',
  left: 'Left',
  ended: 'Ended',
}

function Entry({ entry }: { entry: WaitingListEntry }) {
  const { lodgeName, email, joinedAt, notifiedAt, state } = entry
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p>{`${lodgeName}, ${formatStay(entry)}`}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {`${email}, ${formatParty({ ...entry, adults: entry.guests - entry.children })}`}
        </p>
      </div>
      <p className="text-sm text-muted">
        {`${states[state]}, joined ${formatInstant(joinedAt)}${notifiedAt ? `, notified ${formatInstant(notifiedAt)}` : ''}`}
      </p>
    </li>
  )
}
