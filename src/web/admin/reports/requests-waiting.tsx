import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { UNDO_SECONDS } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { dateIn, formatDate, formatTimeIn } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { useUndoChange } from '../bookings/use-booking-changes.ts'
import { usePendingDecisions, useSetBookingStatus } from '../bookings/use-set-booking-status.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { useMinute } from '../kit/use-minute.ts'
import { usePressGuard } from '../kit/use-press-guard.ts'
import { timeLeft } from './time-left.ts'
import { useOverview } from './use-dashboard.ts'

type Answer = 'confirmed' | 'declined'

/** A request that was answered here and stays where it was until its email leaves. */
type Answered = { booking: Booking; status: Answer; place: number }

/** Requests without an answer, the first to expire on top; a decided one stays in its place while it can be undone. */
export function RequestsWaiting() {
  const { data } = useOverview()
  const { answered, answer, forget } = useAnswered()
  const pending = usePendingDecisions()
  const list = useRef<HTMLElement>(null)
  const heading = useId()
  const guard = usePressGuard<HTMLUListElement>()
  if (!data) return null
  const requests = data.waiting.filter(
    ({ id }) => !pending.has(id) && !answered.some(({ booking }) => booking.id === id),
  )
  const count = data.totals.requested - (data.waiting.length - requests.length)
  const more = count - requests.length
  const rows = withAnswered(requests, answered)
  const decide = (booking: Booking, status: Answer) => {
    // The pressed button leaves the page, so the focus goes to the list.
    list.current?.focus({ preventScroll: true })
    answer({ booking, status, place: rows.findIndex((row) => row.booking === booking) })
  }
  return (
    <Panel
      title="Waiting for you"
      aside={<Count count={count + data.changes.length} />}
      className="xl:col-span-2"
    >
      <section aria-labelledby={heading} ref={list} tabIndex={-1} className="outline-none">
        <h3 id={heading} className="text-muted">
          Requests waiting
        </h3>
        {rows.length === 0 && <EmptyList>No requests are waiting.</EmptyList>}
        <ul {...guard} className="grid gap-x-8 xl:grid-cols-2">
          {rows.map(({ booking, status }) =>
            status ? (
              <AnsweredRequest key={booking.id} booking={booking} status={status} onUndone={forget} />
            ) : (
              <Request key={booking.id} booking={booking} onDecide={decide} />
            ),
          )}
        </ul>
        {more > 0 && (
          <p className="mt-3 text-sm text-muted">
            {`${more} more ${more === 1 ? 'is' : 'are'} among the bookings.`}
          </p>
        )}
      </section>
      <ChangesWaiting changes={data.changes} />
    </Panel>
  )
}

/** Guests who wait for the answer to other dates or another party. */
function ChangesWaiting({ changes }: { changes: readonly Booking[] }) {
  const heading = useId()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="text-muted">
        Change requests
      </h3>
      <ul className="grid gap-x-8 xl:grid-cols-2">
        {changes.map((booking) => (
          <li key={booking.id} className="border-t border-line py-3">
            <StayLink reference={booking.reference}>{booking.guestName}</StayLink>
            <p className="text-sm">{changeInWords(booking)}</p>
          </li>
        ))}
      </ul>
    </section>
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

/** Requests that were answered here, until their emails leave; one whose answer fails is a request again. */
function useAnswered() {
  const { mutateAsync } = useSetBookingStatus()
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const forget = (id: number) => setAnswered((all) => all.filter(({ booking }) => booking.id !== id))
  const answer = (one: Answered) => {
    const { id } = one.booking
    setAnswered((all) => [...all, one])
    mutateAsync({ id, status: one.status }).then(
      () => setTimeout(forget, UNDO_SECONDS * 1000, id),
      () => forget(id),
    )
  }
  return { answered, answer, forget }
}

type Row = { booking: Booking; status?: Answer }

/** The rows of the list, with the answered ones where they were. */
function withAnswered(requests: readonly Booking[], answered: readonly Answered[]): Row[] {
  const rows: Row[] = requests.map((booking) => ({ booking }))
  for (const { place, ...row } of answered.toSorted((a, b) => a.place - b.place)) rows.splice(place, 0, row)
  return rows
}

type AnsweredProps = { booking: Booking; status: Answer; onUndone: (id: number) => void }

function AnsweredRequest({ booking: { id, guestName, lodgeName }, status, onUndone }: AnsweredProps) {
  const undo = useUndoChange(id)
  const isPending = usePendingDecisions().has(id)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="font-medium">{guestName}</p>
        <p className="text-sm">{lodgeName}</p>
      </div>
      <p className="flex items-center gap-2 text-sm">
        <span>{`${status === 'confirmed' ? 'Confirmed' : 'Declined'} ·`}</span>
        <Button
          className="min-h-11 px-3 py-1.5"
          aria-label={`Undo: ${guestName}`}
          disabled={isPending || undo.isPending}
          onClick={() => undo.mutate(null, { onSuccess: () => onUndone(id) })}
        >
          Undo
        </Button>
      </p>
    </li>
  )
}

/** Announces a changed number to screen readers. */
function Count({ count }: { count: number }) {
  return (
    <span role="status" className="font-mono text-muted">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

type RequestProps = {
  booking: Booking
  onDecide: (booking: Booking, status: Answer) => void
}

function Request({ booking, onDecide }: RequestProps) {
  const name = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 sm:flex-nowrap">
      <div className="min-w-0">
        <StayLink id={name} reference={booking.reference}>
          {booking.guestName}
        </StayLink>
        <p className="text-sm">
          {booking.lodgeName}, {pluralize(booking.guests, 'guest')},{' '}
          <span className="tabular">{formatCents(completePrice(booking).totalCents)}</span>
        </p>
        <p className="text-sm">
          {stayDates(booking)}, {pluralize(booking.nights, 'night')}
        </p>
        <TimeLeft booking={booking} />
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onClick={() => onDecide(booking, 'confirmed')}
        >
          <Check size={16} aria-hidden="true" />
          Confirm
        </Button>
        <ConfirmButton
          question="Really decline?"
          variant="plain"
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onConfirm={() => onDecide(booking, 'declined')}
        >
          <X size={16} aria-hidden="true" />
          Decline
        </ConfirmButton>
      </div>
    </li>
  )
}

/** 'Mon, Nov 30, 8:21 AM' at the lodge. */
const momentIn = (timeZone: string, iso: string): string => {
  const instant = Date.parse(iso)
  return `${formatDate(dateIn(timeZone, instant)).replace(/, \d{4}$/, '')}, ${formatTimeIn(timeZone, instant)}`
}

/** Until when the request is to be answered, in the lodge's time. */
function TimeLeft({ booking: { until, timeZone } }: { booking: Booking }) {
  const now = useMinute()
  if (!until) return null
  return (
    <p className="text-sm text-muted">{`Answer by ${momentIn(timeZone, until)} (${timeLeft(until, now)})`}</p>
  )
}
