import { Link } from '@tanstack/react-router'
import { formatStay } from '#contract/dates.ts'
import type { ListedLodge } from '#contract/listed-lodge.ts'
import { formatCents } from '#contract/money.ts'
import type { LodgeAnswer } from '#contract/search.ts'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { daysAway, nearestAnswers } from './nearest-answers.ts'
import { type StaySearchParams, stayParamsOf } from './stay-params.ts'

type SearchSummaryProps = {
  search: StaySearchParams
  answers: readonly LodgeAnswer[] | undefined
  /** The lodges that pass the filter. */
  lodges: readonly ListedLodge[]
  error: Error | null
  onRetry: () => void
}

/** How many lodges are free, announced; what is free close by when none is. */
export default function SearchSummary({ search, answers, lodges, error, onRetry }: SearchSummaryProps) {
  if (error) return <SearchFailed error={error} onRetry={onRetry} />
  const shown = answers?.filter(({ slug }) => lodges.some((lodge) => lodge.slug === slug))
  const free = shown?.filter(({ isFree }) => isFree).length ?? 0
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">{shown ? inSummary(free, shown.length, search) : 'Looking for free lodges …'}</p>
      {shown && free === 0 && <NearestStays search={search} answers={shown} lodges={lodges} />}
      <Link
        to="."
        search={((before: object) => ({ ...before, ...noStay })) as never}
        resetScroll={false}
        className="inline-flex min-h-9 items-center text-sm text-muted underline underline-offset-4 hover:text-text"
      >
        Clear dates
      </Link>
    </div>
  )
}

const noStay = { checkIn: undefined, checkOut: undefined, party: undefined, flex: undefined }

const guestsOf = (party: number) => (party === 1 ? 'one guest' : `${party} guests`)

function inSummary(free: number, all: number, search: StaySearchParams): string {
  const when = `${formatStay(search)} for ${guestsOf(search.party)}`
  if (free === 0) return `Nothing is free ${when}.`
  return `${free} of ${all} ${all === 1 ? 'lodge' : 'lodges'} free ${when}`
}

type NearestStaysProps = {
  search: StaySearchParams
  answers: readonly LodgeAnswer[]
  lodges: readonly ListedLodge[]
}

function NearestStays({ search, answers, lodges }: NearestStaysProps) {
  const stays = nearestAnswers(answers, search)
  if (stays.length === 0) return <p className="text-muted">Try other dates or fewer guests.</p>
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">Close by:</span>
      {stays.map(({ slug, nearest }) => (
        <Link
          key={slug}
          to="."
          role="button"
          search={
            ((before: object) => ({
              ...before,
              ...stayParamsOf({ ...search, checkIn: nearest.checkIn, checkOut: nearest.checkOut }),
            })) as never
          }
          resetScroll={false}
          className="inline-flex min-h-10 items-center rounded-control border border-line-strong/40 px-3 hover:border-line-strong"
        >
          {lodges.find((lodge) => lodge.slug === slug)?.name}, {daysAway(nearest, search)}:{' '}
          {formatStay(nearest)}, {formatCents(nearest.totalCents)}
        </Link>
      ))}
    </div>
  )
}

function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? (error.fields[0]?.message ?? error.detail) : null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{reason ?? 'We could not find out which lodges are free.'}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
