import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { longMonth } from '../kit/month-names.ts'
import { addMonths } from './months.ts'
import type { RatesAddress } from './use-rates-address.ts'

const views = [
  ['year', 'Twelve months'],
  ['month', 'One month'],
] as const

type RatesBarProps = {
  address: RatesAddress
  lodges: readonly OwnersLodge[]
  thisMonth: string
  onGo: (change: Partial<RatesAddress>) => void
  onChoose: (() => void) | null
}

export function RatesBar({ address, lodges, thisMonth, onGo, onChoose }: RatesBarProps) {
  const { view, lodge } = address
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="flex rounded-control border border-line p-1">
        <legend className="sr-only">View</legend>
        {views.map(([value, name]) => (
          <button
            key={value}
            type="button"
            aria-pressed={view === value}
            onClick={() => onGo({ view: value })}
            className="min-h-9 rounded-[7px] px-3.5 text-sm text-muted hover:text-text aria-pressed:bg-raised aria-pressed:text-text"
          >
            {name}
          </button>
        ))}
      </fieldset>
      {view === 'year' && (
        <div className="w-full sm:w-60">
          <LodgeField
            label="Lodge"
            value={lodge}
            lodges={lodges}
            onChange={(slug) => onGo({ lodge: slug })}
          />
        </div>
      )}
      <MonthSteps address={address} thisMonth={thisMonth} onGo={onGo} onChoose={onChoose} />
    </div>
  )
}

function MonthSteps({ address: { view, month }, thisMonth, onGo, onChoose }: Omit<RatesBarProps, 'lodges'>) {
  const months = view === 'year' ? 12 : 1
  const title = months === 1 ? longMonth(month) : `${longMonth(month)} to ${longMonth(addMonths(month, 11))}`
  const words = months === 1 ? 'month' : 'twelve months'
  const go = (by: number) => onGo({ month: addMonths(month, by) })
  return (
    <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg sm:whitespace-nowrap sm:text-xl" aria-live="polite">
        {title}
      </h2>
      <div className="flex gap-2">
        {onChoose && <Button onClick={onChoose}>Choose nights</Button>}
        <Button className="min-h-10 px-3 py-1.5" onClick={() => go(-months)}>
          <span aria-hidden="true">←</span>
          <span className="sr-only">{`Earlier ${words}`}</span>
        </Button>
        <Button
          className="min-h-10 px-3 py-1.5"
          disabled={month === thisMonth}
          onClick={() => onGo({ month: thisMonth })}
        >
          Today
        </Button>
        <Button className="min-h-10 px-3 py-1.5" onClick={() => go(months)}>
          <span aria-hidden="true">→</span>
          <span className="sr-only">{`Later ${words}`}</span>
        </Button>
      </div>
    </div>
  )
}

const looks = [
  ['swatch-own', 'Own price'],
  ['swatch-no-arrival', 'No arrival'],
  ['swatch-no-departure', 'No departure'],
  ['swatch-booked', 'Booked'],
  ['swatch-closed', 'Closed'],
] as const

export function RatesLegend() {
  return (
    <div className="my-4 grid gap-2 text-sm text-muted">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {looks.map(([look, name]) => (
          <li key={look} className="flex items-center gap-2">
            <span aria-hidden="true" className={`swatch ${look}`} />
            {name}
          </li>
        ))}
        <li>
          <span aria-hidden="true" className="mr-2 font-mono text-text">
            2+
          </span>
          At least 2 nights
        </li>
      </ul>
      <p>
        Drag over nights to choose them; on a phone, tap the first and the last. By keyboard: arrow keys, with
        Shift to choose; Page Up and Page Down for months; Enter for the form; Escape clears.
      </p>
    </div>
  )
}
