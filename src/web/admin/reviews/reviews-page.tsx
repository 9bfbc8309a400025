import { useState } from 'react'
import { ReviewFilter } from '#contract/reviews/reviews.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { ReviewRow } from './review-row.tsx'
import { REVIEWS_A_PAGE, type ReviewSearch, useReviews } from './use-reviews.ts'

const filterLabels: Record<ReviewFilter, string> = {
  all: 'All',
  unanswered: 'Without an answer',
  removed: 'Removed',
}

export function ReviewsPage() {
  const [search, setSearch] = useState<ReviewSearch>({ lodge: '', show: 'all', page: 0 })
  const { confirmLeave, leaveDialog } = useConfirmLeave(useHasUnsavedChanges())
  const show = (next: ReviewSearch) => confirmLeave(() => setSearch(next))
  return (
    <AdminScreen
      title="Reviews"
      lead="Guests can review their stay after check-out. Every review appears on the lodge's page, with your answer."
    >
      {leaveDialog}
      <Filter search={search} onSearch={show} />
      <Reviews search={search} onPage={(page) => show({ ...search, page })} />
    </AdminScreen>
  )
}

export function OneLodgeReviews({ lodge }: { lodge: string }) {
  const [page, setPage] = useState(0)
  return <Reviews search={{ lodge, show: 'all', page }} onPage={setPage} />
}

type FilterProps = { search: ReviewSearch; onSearch: (search: ReviewSearch) => void }

function Filter({ search, onSearch }: FilterProps) {
  const lodges = useLodges().data ?? []
  return (
    <div className="mb-5 grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <LodgeField
        label="Lodge"
        none="All lodges"
        lodges={lodges}
        value={search.lodge}
        onChange={(lodge) => onSearch({ ...search, lodge, page: 0 })}
      />
      <SelectField
        label="Show"
        value={search.show}
        onChange={({ target }) =>
          onSearch({ ...search, show: ReviewFilter.safeParse(target.value).data ?? 'all', page: 0 })
        }
      >
        {ReviewFilter.options.map((filter) => (
          <option key={filter} value={filter}>
            {filterLabels[filter]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Reviews({ search, onPage }: { search: ReviewSearch; onPage: (page: number) => void }) {
  const { data, error, refetch } = useReviews(search)
  if (error && !data) return <ErrorMessage message="Failed to fetch reviews" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading reviews...</p>
  const hasMore = data.length > REVIEWS_A_PAGE
  return (
    <>
      {data.length === 0 && <EmptyList>No reviews here.</EmptyList>}
      <GuardedList className="grid gap-4">
        {data.slice(0, REVIEWS_A_PAGE).map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </GuardedList>
      {(search.page > 0 || hasMore) && <PageButtons page={search.page} hasMore={hasMore} onPage={onPage} />}
    </>
  )
}
