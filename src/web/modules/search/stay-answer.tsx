import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatStay, nightsBetween } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { LodgeSearchResult, NotFreeReason } from '#contract/search/search.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { useFocusPageAfterwards } from '#web/platform/shell/focus-page.ts'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { type DatedSearch, parseStayParams, type StaySearchParams } from './stay-params.ts'
import { formatMonthStay, formatWhen } from './when-words.ts'

function reasonText(reason: NotFreeReason | null, search: StaySearchParams, maxGuests: number): string {
  if (reason === 'too_many_guests') return maxGuests === 1 ? 'For 1 guest' : `For up to ${maxGuests} guests`
  if ('month' in search && reason !== 'too_many_dogs') return `No free ${formatMonthStay(search)}`
  return reason === null ? `Booked ${formatWhen(search)}` : reasons[reason]
}

const reasons: Record<Exclude<NotFreeReason, 'too_many_guests'>, string> = {
  booked: 'Booked on these dates',
  closed: 'Closed on these dates',
  min_nights: 'Too few nights for these dates',
  no_arrival: 'No arrivals on this day',
  too_many_dogs: 'Not for this many dogs',
  no_departure: 'No departures on this day',
}

type StayAnswerProps = {
  answer: LodgeSearchResult
  search: StaySearchParams
  maxGuests: number
}

/** A lodge's result: its total, or why it is not free and when it is. */
export default function StayAnswer({ answer, search, maxGuests }: StayAnswerProps) {
  const isInMonth = 'month' in search
  const stay = isInMonth ? answer.found : search
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {answer.isFree && stay ? (
        <Total answer={answer} search={{ flex: 0, ...search, ...stay }} isFound={isInMonth} />
      ) : (
        <NotFree answer={answer} search={search} maxGuests={maxGuests} />
      )}
    </div>
  )
}

/** `isFound`: the search chose the dates, so they are shown. */
type TotalProps = { answer: LodgeSearchResult; search: DatedSearch; isFound: boolean }

function Total({ answer, search, isFound }: TotalProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const nights = nightsBetween(search)
  return (
    <div>
      <p>
        {isFound && <span className="tabular text-xl">{`${formatStay(search)} · `}</span>}
        <span className="tabular text-xl">{formatCents(answer.totalCents)}</span>{' '}
        <span className="text-sm text-muted">{`total for ${pluralize(nights, 'night')}`}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-9 text-muted underline underline-offset-4 hover:text-text"
        >
          {answer.taxCents > 0 ? 'Taxes included: price details' : 'Price details'}
        </button>
        <Link
          to="/lodge/$slug"
          params={{ slug: answer.slug }}
          search={parseStayParams(search)}
          hash="reservation"
          className="relative z-10 inline-flex min-h-9 items-center text-muted underline underline-offset-4 hover:text-text"
        >
          Book these dates
        </Link>
      </p>
      <div id={id}>{isOpen && <Details slug={answer.slug} search={search} />}</div>
    </div>
  )
}

function Details({ slug, search }: { slug: string; search: DatedSearch }) {
  const call = useCall()
  const { checkIn, checkOut, party: guests, children, infants, dogs } = search
  const stay = { checkIn, checkOut, children, infants, dogs }
  const quote = useQuery({
    queryKey: ['/api/lodges', slug, 'quote', stay, guests],
    queryFn: () => call('GET /api/lodges/{slug}/quote', { params: { slug }, query: { ...stay, guests } }),
    staleTime: 0,
  })
  if (quote.isError) return <p role="alert">The price details could not be loaded.</p>
  if (!quote.data) return <div className="placeholder h-24 rounded-control" />
  return <PriceLines price={quote.data} isOpen />
}

function NotFree({ answer, search, maxGuests }: StayAnswerProps) {
  const navigate = useNavigate()
  useFocusPageAfterwards()
  const { nearest } = answer
  return (
    <>
      <p className="text-sm text-muted">{reasonText(answer.reason, search, maxGuests)}</p>
      {nearest && !('month' in search) && (
        <button
          type="button"
          className="min-h-10 rounded-control border border-line-strong/40 px-3 py-1.5 text-left text-sm hover:border-line-strong"
          onClick={() =>
            void navigate({
              to: '.',
              search: withSearch((before) => ({
                ...before,
                ...parseStayParams({ ...search, checkIn: nearest.checkIn, checkOut: nearest.checkOut }),
              })),
              resetScroll: false,
            })
          }
        >
          <span>{`Available ${formatStay(nearest)} · `}</span>
          <span className="tabular">{formatCents(nearest.totalCents)}</span>
        </button>
      )}
    </>
  )
}
