import clsx from 'clsx'
import { formatParty } from '#contract/bookings/format-party.ts'
import type { Day, StayOfDay } from '#contract/cleaning/day.ts'
import { formatTime } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { Entry, Section } from './section.tsx'
import type { Today } from './use-today.ts'

/** Keeps the page of today at a screen and a half. Arrivals take one line more than departures. */
const ARRIVALS_SHOWN = 3
const DEPARTURES_SHOWN = 4

type OfDay = Pick<Today, 'day'>

const toState = ({ error, refetch }: OfDay['day']) => ({ error, onRetry: () => void refetch() })

export function Arrivals({ day, due }: OfDay & { due: readonly DueStay[] }) {
  return (
    <Section
      title="Arrivals"
      max={ARRIVALS_SHOWN}
      items={day.data?.arrivals}
      {...toState(day)}
      empty="Nobody arrives today."
    >
      {(stay) => (
        <Entry key={stay.id} name={stay.guestName} reference={stay.reference} text={arrivalText(stay)}>
          <p className="text-sm">
            {readiness(stay, day.data ?? null, due).map(({ text, isLacking }, index) => (
              <span key={text} className={clsx(isLacking ? 'text-danger' : 'text-muted')}>
                {index > 0 ? ` · ${text}` : text}
              </span>
            ))}
          </p>
          {[stay.note, stay.arrival?.note].map(
            (note, index) =>
              note && (
                <p key={index === 0 ? 'ours' : 'theirs'} className="text-sm wrap-anywhere">
                  {note}
                </p>
              ),
          )}
        </Entry>
      )}
    </Section>
  )
}

const arrivalText = (stay: StayOfDay): string => {
  const { lodgeName, arrival, checkInFrom } = stay
  const time = arrival?.arrivalTime
    ? `arrives ${formatTime(arrival.arrivalTime)}`
    : `from ${formatTime(checkInFrom)}`
  return `${lodgeName}, ${formatParty(stay)}, ${time}`
}

/** 'Owes $350.00', 'Not clean', 'Code ready'. */
function readiness({ id, lodgeSlug, door }: StayOfDay, day: Day | null, due: readonly DueStay[]) {
  const owed = due.find((stay) => stay.id === id)?.dueCents ?? 0
  const isDirty = [...(day?.unfinished ?? []), ...(day?.cleaning ?? [])].some(
    (cleaning) => cleaning.lodgeSlug === lodgeSlug && cleaning.doneAt === null,
  )
  return [
    owed > 0
      ? { text: `Owes ${formatDecimal(owed / 100)}`, isLacking: true }
      : { text: 'Owes nothing', isLacking: false },
    { text: isDirty ? 'not clean yet' : 'clean', isLacking: isDirty },
    { text: doorWords[door], isLacking: door === 'waiting' },
  ]
}

const doorWords: Record<StayOfDay['door'], string> = {
  ready: 'code ready',
  waiting: 'code missing',
  none: 'no door code',
}

export function Departures({ day }: OfDay) {
  return (
    <Section
      title="Departures"
      max={DEPARTURES_SHOWN}
      items={day.data?.departures}
      {...toState(day)}
      empty="Nobody leaves today."
    >
      {(stay) => (
        <Entry
          key={stay.id}
          name={stay.guestName}
          reference={stay.reference}
          text={`${stay.lodgeName}, ${formatParty(stay)}, until ${formatTime(stay.checkOutUntil)}`}
        />
      )}
    </Section>
  )
}
