import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { pageLink } from '../kit/navigation.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { usePressGuard } from '../kit/use-press-guard.ts'
import { kindInWords, toAddress } from '../messages/use-inbox.ts'
import { CoinPart } from './coin-parts.tsx'
import type { Today } from './use-today.ts'
import { type Answer, requestKey, useAnswered, type Waiting, waitingIn, withAnswered } from './use-waiting.ts'
import { AnsweredRequest, Request } from './waiting-request.tsx'

const SHOWN = 4

const linkClass = 'inline-block min-h-6 font-medium underline-offset-4 hover:underline'

/** Earliest deadline first. */
export function WaitingForYou({ today }: { today: Today }) {
  const { answered, answer, forget, isAnswered } = useAnswered()
  const list = useRef<HTMLDivElement>(null)
  const guard = usePressGuard<HTMLUListElement>()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = today.overview
  const sources = [today.overview, today.messages, today.due, today.reviews]
  const failed = sources.filter(({ error }) => error)
  if (sources.every((source) => source.data === null)) return null
  const open = waitingIn(today).filter((item) => item.kind !== 'request' || !isAnswered(item.booking))
  const more = data ? data.totals.requested - data.waiting.length : 0
  const rows = withAnswered(open, answered)
  const shown = showsAll ? rows : rows.slice(0, SHOWN)
  const decide = (booking: Booking, status: Answer) => {
    // The pressed button leaves the page.
    list.current?.focus({ preventScroll: true })
    answer({ booking, status, place: rows.findIndex(({ key }) => key === requestKey(booking)) })
  }
  return (
    <Panel
      title="Waiting for you"
      className="xl:col-span-3"
      aside={
        <span className="flex items-baseline gap-3">
          {rows.length > SHOWN && (
            <button
              type="button"
              className="min-h-6 text-sm underline underline-offset-4"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `Show all ${rows.length}`}
            </button>
          )}
          <Count count={open.length + more} />
        </span>
      }
    >
      {failed.length > 0 && (
        <ErrorMessage
          message="Not everything that waits could be loaded."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        {rows.length === 0 && failed.length === 0 && <EmptyList>Nothing is waiting for you.</EmptyList>}
        <ul {...guard} className="grid gap-x-8 xl:grid-cols-2">
          {shown.map((item) => (
            <Row key={item.key} item={item} onDecide={decide} onUndone={forget} />
          ))}
        </ul>
      </div>
      {more > 0 && (
        <p className="mt-2 text-sm text-muted">
          {`${more} more ${more === 1 ? 'is' : 'are'} among the bookings.`}
        </p>
      )}
    </Panel>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span role="status" className="font-mono text-muted">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

type RowProps = {
  item: Waiting
  onDecide: (booking: Booking, status: Answer) => void
  onUndone: (id: number) => void
}

function Row({ item, onDecide, onUndone }: RowProps) {
  if (item.kind === 'request')
    return item.status ? (
      <AnsweredRequest booking={item.booking} status={item.status} onUndone={onUndone} />
    ) : (
      <Request booking={item.booking} onDecide={onDecide} />
    )
  return (
    <li className="min-w-0 border-t border-line py-2">
      <Other item={item} />
    </li>
  )
}

function Other({ item }: { item: Exclude<Waiting, { kind: 'request' }> }) {
  if (item.kind === 'change')
    return (
      <>
        <StayLink reference={item.booking.reference}>{item.booking.guestName}</StayLink>
        <p className="text-sm">{changeInWords(item.booking)}</p>
        <p className="text-sm text-muted">Asks for a change</p>
      </>
    )
  if (item.kind === 'message') {
    const { title, lastText, lastAt, unread } = item.entry
    return (
      <>
        <Link to="/admin/inbox" search={withSearch(toAddress(item.entry))} className={linkClass}>
          {title}
        </Link>
        <p className="truncate text-sm">{lastText}</p>
        <p className="text-sm text-muted">
          {`${kindInWords(item.entry)}, ${unread > 0 ? `${unread} unread` : 'not answered'}, ${formatInstant(lastAt)}`}
        </p>
      </>
    )
  }
  if (item.kind === 'coins')
    return (
      <>
        {item.stay.reference ? (
          <StayLink reference={item.stay.reference} tab="money">
            {item.stay.guestName || item.stay.lodgeName}
          </StayLink>
        ) : (
          <p className="font-medium">{item.stay.guestName || item.stay.lodgeName}</p>
        )}
        <CoinPart stay={item.stay} />
      </>
    )
  const { name, stars, lodgeName, text } = item.review
  return (
    <>
      <Link {...pageLink('reviews')} className={linkClass}>
        {name}
      </Link>
      <p className="truncate text-sm">{text}</p>
      <p className="text-sm text-muted">{`${pluralize(stars, 'star')} for ${lodgeName}, not answered`}</p>
    </>
  )
}

/** 'XRP Lodge, Dec 4–7 → Dec 5–9, 3 guests'. */
function changeInWords({ lodgeName, changeRequest, ...stay }: Booking): string {
  if (!changeRequest) return lodgeName
  const dates = stayDates(stay)
  const wanted = stayDates(changeRequest)
  const shown = dates === wanted ? dates : `${dates} → ${wanted}`
  return `${lodgeName}, ${shown}, ${formatParty(changeRequest)}`
}
