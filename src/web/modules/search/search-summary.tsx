import { Link } from '@tanstack/react-router'
import { formatStay } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { type FoundStays, foundStays } from '#contract/search/found-stays.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { daysAway } from '#contract/search/nearest-answers.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { useFocusPageAfterwards } from '#web/platform/shell/focus-page.ts'
import { Button, hasButtonRole } from '#web/platform/ui/button.tsx'
import { type MonthSearch, parseStayParams, type StaySearchParams } from './stay-params.ts'
import { formatMonthStay } from './when-words.ts'

type SearchSummaryProps = {
  search: StaySearchParams
  answers: readonly LodgeSearchResult[] | undefined
  lodges: readonly ListedLodge[]
  /** Set when `lodges` is only one page of the results. */
  found?: (FoundStays & { objection: string | null }) | null | undefined
  error: Error | null
  onRetry: () => void
}

export default function SearchSummary({
  search,
  answers,
  lodges,
  found,
  error,
  onRetry,
}: SearchSummaryProps) {
  const reason = found?.objection ?? (error && toReason(error))
  const isObjection =
    Boolean(found?.objection) || (error instanceof ApiError && refusals.includes(error.status))
  if (reason) return <SearchFailed reason={reason} onRetry={isObjection ? undefined : onRetry} />
  const stays = found ?? (answers && foundStays(answers, lodges, 'month' in search ? null : search))
  return (
    <div className="contents flex-wrap items-center gap-x-4 sm:flex sm:min-h-11">
      <p role="status">{stays ? inSummary(stays.free, stays.shown, search) : 'Looking for free lodges …'}</p>
      {stays?.free === 0 && <NearestStays search={search} stays={stays.nearest} />}
      <ClearDates />
    </div>
  )
}

/** Retrying cannot help with these statuses. */
const refusals = [400, 422]

function ClearDates() {
  useFocusPageAfterwards()
  return (
    <Link
      to="."
      search={withSearch((before) => ({ ...before, ...noStay }))}
      resetScroll={false}
      className="inline-flex min-h-6 items-center text-sm sm:min-h-9 text-muted underline underline-offset-4 hover:text-text"
    >
      Clear dates
    </Link>
  )
}

const noStay = {
  ...{ checkIn: undefined, checkOut: undefined, party: undefined, flex: undefined },
  ...{ month: undefined, any: undefined },
  ...{ children: undefined, infants: undefined, dogs: undefined },
}

const guestsInWords = (party: number) => (party === 1 ? 'one guest' : `${party} guests`)

function inSummary(free: number, all: number, search: StaySearchParams): string {
  if ('month' in search) return inMonthSummary(free, all, search)
  const when = `${formatStay(search)} for ${guestsInWords(search.party)}`
  if (free === 0) return `Nothing is free ${when}.`
  return `${free} of ${all} ${all === 1 ? 'lodge' : 'lodges'} free ${when}`
}

function inMonthSummary(free: number, all: number, search: MonthSearch): string {
  const week = `free ${formatMonthStay(search)}`
  if (free === 0) return `No lodge has a ${week} for ${guestsInWords(search.party)}.`
  // Naming the guests would take a second line on a phone, and the folded search names them.
  return `${free} of ${pluralize(all, 'lodge')} with a ${week}`
}

type NearestStaysProps = { search: StaySearchParams; stays: FoundStays['nearest'] }

function NearestStays({ search, stays }: NearestStaysProps) {
  useFocusPageAfterwards()
  if ('month' in search || stays.length === 0) return <p className="text-muted">{tryOther(search)}</p>
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">Close by:</span>
      {stays.map(({ slug, name, nearest }) => (
        <Link
          key={slug}
          to="."
          {...hasButtonRole}
          search={withSearch((before) => ({
            ...before,
            ...parseStayParams({ ...search, checkIn: nearest.checkIn, checkOut: nearest.checkOut }),
          }))}
          resetScroll={false}
          className="inline-flex min-h-10 items-center tabular rounded-control border border-line-strong/40 px-3 hover:border-line-strong"
        >
          {`${name}, ${daysAway(nearest, search)}: ${formatStay(nearest)}, ${formatCents(nearest.totalCents)}`}
        </Link>
      ))}
    </div>
  )
}

const tryOther = (search: StaySearchParams): string =>
  `Try ${'month' in search ? 'another month' : 'other dates'} or fewer guests.`

function toReason(error: Error): string {
  const reason = error instanceof ApiError ? (error.fields[0]?.message ?? error.detail) : null
  return reason ?? 'We could not find out which lodges are free.'
}

/** A refused search needs other dates, so only a failure offers a retry. */
function SearchFailed({ reason, onRetry }: { reason: string; onRetry: (() => void) | undefined }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{reason}</p>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : <ClearDates />}
    </div>
  )
}
