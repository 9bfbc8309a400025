import { PRICE_STEP, type PriceRange } from '#contract/lodge-filter.ts'
import { formatDollars } from '#contract/money.ts'

type PriceSliderProps = { bounds: PriceRange; range: PriceRange; onChange: (range: PriceRange) => void }

const thumb =
  'pointer-events-none absolute inset-x-0 h-9 w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ember [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ember'

/** The step that reaches a price exactly: a range input cannot stand on a maximum that is off its steps. */
const topOf = (bounds: PriceRange) =>
  bounds.min + Math.ceil((bounds.max - bounds.min) / PRICE_STEP) * PRICE_STEP

/** Two thumbs over one track, in steps of 25 dollars; each keeps to its side of the other. */
export function PriceSlider({ bounds, range, onChange }: PriceSliderProps) {
  const top = topOf(bounds)
  const shared = { min: bounds.min, max: top, step: PRICE_STEP, className: thumb } as const
  const share = (price: number) => ((price - bounds.min) / Math.max(1, top - bounds.min)) * 100
  return (
    <div>
      <div className="relative h-9">
        <div className="absolute inset-x-0 top-4 h-1 rounded-full bg-line-strong/40" />
        <div
          className="absolute top-4 h-1 rounded-full bg-ember"
          style={{ left: `${share(range.min)}%`, right: `${100 - share(range.max)}%` }}
        />
        <input
          type="range"
          {...shared}
          aria-label="Minimum price"
          aria-valuetext={formatDollars(range.min)}
          value={range.min}
          onChange={(event) => onChange({ ...range, min: Math.min(Number(event.target.value), range.max) })}
        />
        <input
          type="range"
          {...shared}
          aria-label="Maximum price"
          aria-valuetext={formatDollars(range.max)}
          value={range.max === bounds.max ? top : range.max}
          onChange={(event) =>
            onChange({ ...range, max: Math.max(Math.min(Number(event.target.value), bounds.max), range.min) })
          }
        />
      </div>
      <p className="flex justify-between font-mono text-sm">
        <span>{formatDollars(range.min)}</span>
        <span>{formatDollars(range.max)}</span>
      </p>
    </div>
  )
}
