import { useState } from 'react'
import { quoteStay } from '#contract/bookings/quote.ts'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { addDays, isCalendarDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { brokenRateRule, type Tariff } from '#contract/rates/tariff.ts'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { DateField } from '../kit/date-field.tsx'

const GUESTS = 2
const NIGHTS = 3

type TypicalStayProps = {
  lodge: OwnersLodge
  lodges: readonly OwnersLodge[]
  onLodge: (slug: string) => void
  nights: readonly string[]
  before: Tariff
  /** Null while the form's values are invalid. */
  after: Tariff | null
  /** Whether the rates of a date are loaded. */
  isKnown: (date: string) => boolean
}

export function TypicalStay({ lodge, lodges, onLodge, nights, before, after, isKnown }: TypicalStayProps) {
  const [typed, setTyped] = useState({ arrival: '', nights: '', guests: '' })
  const first = nights[0] ?? ''
  const arrival = typed.arrival || first
  const atLeast = (after ?? before).rateOn(arrival).minNights
  const usual = Math.max(atLeast, Math.min(NIGHTS, nights.length))
  const length = typed.nights === '' ? usual : parseWholeNumber(typed.nights)
  const guests = typed.guests === '' ? Math.min(GUESTS, lodge.maxGuests) : parseWholeNumber(typed.guests)
  const isStay =
    isCalendarDate(arrival) && length >= 1 && length <= MAX_NIGHTS && guests >= 1 && guests <= lodge.maxGuests
  const stay = isStay ? { checkIn: arrival, checkOut: addDays(arrival, length), guests } : null
  const field = (name: 'nights' | 'guests', value: number) => ({
    value: typed[name] || String(value),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <section aria-label="Typical stay" className="rounded-control border border-line bg-page/40 p-3.5">
      <h3 className="mb-2 text-lg">A typical stay</h3>
      <div className="grid gap-3">
        {lodges.length > 1 && (
          <SelectField label="At" value={lodge.slug} onChange={({ target }) => onLodge(target.value)}>
            {lodges.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <DateField
          label="Arrival"
          value={arrival}
          onChange={(date) => setTyped({ ...typed, arrival: date === first ? '' : date })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Nights" type="number" min={1} max={MAX_NIGHTS} {...field('nights', usual)} />
          <TextField
            label="Guests"
            type="number"
            min={1}
            max={lodge.maxGuests}
            {...field('guests', Math.min(GUESTS, lodge.maxGuests))}
          />
        </div>
        {!stay && (
          <p className="text-sm text-muted">
            {`1 to ${MAX_NIGHTS} nights for ${lodge.maxGuests > 1 ? '1 to ' : ''}${pluralize(lodge.maxGuests, 'guest')} have a price.`}
          </p>
        )}
        {stay && !(isKnown(stay.checkIn) && isKnown(stay.checkOut)) && (
          <p className="text-sm text-muted">The calendar does not show the rates of these dates.</p>
        )}
        {stay && isKnown(stay.checkIn) && isKnown(stay.checkOut) && (
          <Cost stay={stay} before={before} after={after} />
        )}
      </div>
    </section>
  )
}

type CostProps = {
  stay: { checkIn: string; checkOut: string; guests: number }
  before: Tariff
  after: Tariff | null
}

function Cost({ stay, before, after }: CostProps) {
  if (!after) return <p className="text-sm text-muted">The price appears once every field makes sense.</p>
  const now = quoteStay(stay, before, [])
  const then = quoteStay(stay, after, [])
  const refusal = brokenRateRule(stay, after.rateOn)
  return (
    <>
      {now.totalCents === then.totalCents ? (
        <p className="text-sm text-muted">The total stays the same.</p>
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="text-muted">Before and after</span>
          <span className="tabular">
            <s className="text-muted">{formatCents(now.totalCents)}</s>
            <span>{` → ${formatCents(then.totalCents)}`}</span>
          </span>
        </p>
      )}
      {refusal && <p className="text-sm text-ember">{`Guests cannot book this stay: ${refusal.message}`}</p>}
      <PriceLines price={then} isOpen />
    </>
  )
}
