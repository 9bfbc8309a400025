import { formatDecimal } from '#contract/platform/money.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { Entry, Section } from './section.tsx'
import { useDue } from './use-today.ts'

const SHOWN = 6

/** Stays with money due, and stays that were paid too much. */
export function DueStays({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useDue()
  if (data === null) return null
  return (
    <Section
      title="Due"
      max={SHOWN}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      empty="Nothing is due."
    >
      {(stay) => (
        <Entry key={stay.id} name={stay.guestName} text={placeAndTime(stay)} onOpen={() => onOpen(stay.id)}>
          <p className="text-sm">
            <Amounts {...stay} />
          </p>
        </Entry>
      )}
    </Section>
  )
}

const placeAndTime = ({ lodgeName, checkIn, checkOut }: DueStay): string =>
  `${lodgeName}, ${stayDates({ checkIn, checkOut })}`

function Amounts({ dueCents, overpaidCents }: Pick<DueStay, 'dueCents' | 'overpaidCents'>) {
  if (dueCents > 0)
    return (
      <>
        <span className="tabular">{formatDecimal(dueCents / 100)}</span>
        <span> to be paid</span>
      </>
    )
  return (
    <span className="text-danger">
      <span className="tabular">{formatDecimal(overpaidCents / 100)}</span>
      <span> paid too much</span>
    </span>
  )
}
