import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Interest } from '#contract/investments/interests.ts'
import { packageNamed } from '#contract/investments/investments.ts'
import { mailtoLink } from '#contract/platform/email-address.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { saveFile } from '../kit/save-file.ts'
import { SideSheet } from '../kit/side-sheet.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'

const INTERESTS_A_PAGE = 50

/** The extra row shows whether there is a next page. */
function useInterests(page: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/investment-interests', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/admin/investment-interests', {
        query: { limit: INTERESTS_A_PAGE + 1, offset: page * INTERESTS_A_PAGE },
      }),
  })
}

export function InterestsSheet({ onClose }: { onClose: () => void }) {
  return (
    <SideSheet
      title="Investment interests"
      description="Visitors who want to hear about a package while none is on sale."
      onClose={onClose}
    >
      <Interests />
    </SideSheet>
  )
}

function Interests() {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useInterests(page)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch interests" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading interests...</p>
  if (data.length === 0) return <EmptyList>Nobody has registered interest yet.</EmptyList>
  const hasMore = data.length > INTERESTS_A_PAGE
  return (
    <>
      <Button
        onClick={() => void saveFile('/api/admin/investment-interests.csv', 'investment-interests.csv')}
      >
        Export CSV
      </Button>
      <ul className="mt-4 divide-y divide-line rounded-picture border border-line">
        {data.slice(0, INTERESTS_A_PAGE).map((interest) => (
          <InterestRow key={interest.id} interest={interest} />
        ))}
      </ul>
      {(page > 0 || hasMore) && <PageButtons page={page} hasMore={hasMore} onPage={setPage} />}
    </>
  )
}

function InterestRow({ interest: { name, email, packageId, createdAt } }: { interest: Interest }) {
  return (
    <li className="p-4 text-sm">
      <p>
        <span className="font-medium">{name}</span>,{' '}
        <a href={mailtoLink(email)} className="underline underline-offset-4">
          {email}
        </a>
      </p>
      <p className="mt-1 text-muted">
        {packageNamed(packageId)?.name ?? packageId}, {formatInstant(createdAt)}
      </p>
    </li>
  )
}
