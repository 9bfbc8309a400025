import { PRICE_STEP, type PriceRange } from '#contract/lodge-filter.ts'
import { formatDollars } from '#contract/money.ts'

type PriceSliderProps = { bounds: PriceRange; range: PriceRange; onChange: (range: PriceRange) => void }

const thumb =
  'pointer-events-none absolute inset-x-0 h-9 w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ember [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ember'

/** Whole steps between the bounds, in dollars, at least one. */
const spanOf = (bounds: PriceRange) =>
  Math.max(1, Math.ceil((bounds.max - bounds.min) / PRICE_STEP)) * PRICE_STEP

/**
 * Two thumbs over one track, in steps of 25 dollars; each keeps to its side of the other. A range input stands on its
 * steps alone, counted from its minimum: each thumb's steps are counted from the bound it starts at.
 */
export function PriceSlider({ bounds, range, onChange }: PriceSliderProps) {
  const span = spanOf(bounds)
  const shared = { step: PRICE_STEP, className: thumb }
  const share = (dollars: number) => `${(dollars / span) * 100}%`
  return (
    <div>
      <div className="relative h-9">
        <div className="absolute inset-x-0 top-4 h-1 rounded-full bg-line-strong/40" />
        <div
          className="absolute top-4 h-1 rounded-full bg-ember"
          style={{ left: share(range.min - bounds.min), right: share(bounds.max - range.max) }}
        />
        <input
          type="range"
          {...shared}
          min={bounds.min}
          max={bounds.min + span}
          aria-label="Minimum price"
          aria-valuetext={formatDollars(range.min)}
          value={range.min}
          onChange={(event) => onChange({ ...range, min: Math.min(Number(event.target.value), range.max) })}
        />
        <input
          type="range"
          {...shared}
          min={bounds.max - span}
          max={bounds.max}
          aria-label="Maximum price"
          aria-valuetext={formatDollars(range.max)}
          value={range.max}
          onChange={(event) => onChange({ ...range, max: Math.max(Number(event.target.value), range.min) })}
        />
      </div>
      <p className="flex justify-between font-mono text-sm">
        <span>{formatDollars(range.min)}</span>
        <span>{formatDollars(range.max)}</span>
      </p>
    </div>
  )
}
