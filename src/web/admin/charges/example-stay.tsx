import { useState } from 'react'
import { quoteStay } from '#contract/bookings/quote.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { addDays, dateIn, isCalendarDate } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Tariff } from '#contract/rates/tariff.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { Panel } from '../kit/panel.tsx'

const NIGHTS = 3
const GUESTS = 2
const DAYS_AHEAD = 30

type ExampleStayProps = { lodge: OwnersLodge; tariff: Tariff | null; checkIn?: string }

export function ExampleStay({ lodge, tariff, checkIn }: ExampleStayProps) {
  const [chosen, setChosen] = useState('')
  const arrival = chosen || checkIn || addDays(dateIn(lodge.timeZone, Date.now()), DAYS_AHEAD)
  const stay = isCalendarDate(arrival)
    ? { checkIn: arrival, checkOut: addDays(arrival, NIGHTS), guests: Math.min(GUESTS, lodge.maxGuests) }
    : null
  return (
    <Panel title="Example stay">
      <p className="mb-3 text-sm text-muted">
        {NIGHTS} nights for {pluralize(stay?.guests ?? GUESTS, 'guest')} at {lodge.name}.
      </p>
      <TextField
        label="Arrival"
        type="date"
        value={arrival}
        onChange={({ target }) => setChosen(target.value)}
      />
      <div className="mt-4">
        {tariff && stay ? (
          <PriceLines price={quoteStay(stay, tariff, [])} isOpen />
        ) : (
          <p className="text-sm text-muted">The price appears once every field is filled in.</p>
        )}
      </div>
    </Panel>
  )
}
