import { type ChangeEvent, useRef, useState } from 'react'
import { formatDollars } from '#contract/platform/money.ts'
import { PRICE_STEP, type PriceRange } from '#contract/search/lodge-filter.ts'
import { shownRange } from './shown-range.ts'

type PriceSliderProps = { bounds: PriceRange; range: PriceRange; onChange: (range: PriceRange) => void }

/** Forced colors remove backgrounds and draw transparent borders, which then frame thumbs and track. */
const thumbClass =
  'pointer-events-none absolute inset-x-0 h-9 w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:[border:1px_solid_transparent] [&::-moz-range-thumb]:bg-ember [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:[border:1px_solid_transparent] [&::-webkit-slider-thumb]:bg-ember'

const MIN_GAP_PX = 8

/** A multiple of the step, and at least one step. */
const sliderSpan = (bounds: PriceRange) =>
  Math.max(1, Math.ceil((bounds.max - bounds.min) / PRICE_STEP)) * PRICE_STEP

type Thumb = keyof PriceRange

/** Steps count from the bound where the thumb starts. */
const toStep = (thumb: Thumb, value: number, bounds: PriceRange): number => {
  const steps = Math.round((value - bounds[thumb]) / PRICE_STEP)
  return Math.min(bounds.max, Math.max(bounds.min, bounds[thumb] + steps * PRICE_STEP))
}

/** A range from the address may exceed the prices. */
const within = ({ min, max }: PriceRange, range: PriceRange): PriceRange => ({
  min: Math.min(max, Math.max(min, range.min)),
  max: Math.max(min, Math.min(max, range.max)),
})

export function PriceSlider({ bounds, range: given, onChange }: PriceSliderProps) {
  const [chosen, show] = useDraft(given)
  const range = within(bounds, chosen)
  const shown = shownRange(chosen, bounds)
  // Overlapping thumbs hide each other, so the direction of the drag decides which one moves.
  const dragged = useRef<Thumb | 'either' | null>(null)
  const take = () => {
    dragged.current = range.max - range.min < PRICE_STEP ? 'either' : null
  }
  const move = (thumb: Thumb, value: number) => {
    if (dragged.current === 'either') dragged.current = value < range.min ? 'min' : 'max'
    const moved = dragged.current ?? thumb
    const to = toStep(moved, value, bounds)
    const next =
      moved === 'min'
        ? { ...range, min: Math.min(to, range.max) }
        : { ...range, max: Math.max(to, range.min) }
    show(next)
    onChange(next)
  }
  const span = sliderSpan(bounds)
  const share = (dollars: number) => `${(dollars / span) * 100}%`
  const input = (thumb: Thumb) => ({
    type: 'range',
    step: PRICE_STEP,
    className: thumbClass,
    'aria-valuetext': formatDollars(shown[thumb]),
    value: range[thumb],
    onPointerDown: take,
    onKeyDown: () => {
      dragged.current = null
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => move(thumb, Number(event.target.value)),
  })
  return (
    <fieldset>
      <legend className="text-sm text-muted">Price per night</legend>
      <div className="relative h-9">
        <div className="absolute inset-x-0 top-4 h-1 rounded-full border border-transparent bg-line-strong/40" />
        <div
          className="absolute top-4 h-1 rounded-full bg-ember"
          style={{ left: share(range.min - bounds.min), right: share(bounds.max - range.max) }}
        />
        <input {...input('min')} aria-label="Minimum price" min={bounds.min} max={bounds.min + span} />
        <input {...input('max')} aria-label="Maximum price" min={bounds.max - span} max={bounds.max} />
      </div>
      <p className="flex tabular text-sm">
        <span style={{ flexGrow: range.min - bounds.min }} />
        <span>{formatDollars(shown.min)}</span>
        <span style={{ flexGrow: Math.max(1, range.max - range.min), minWidth: MIN_GAP_PX }} />
        <span>{formatDollars(shown.max)}</span>
        <span style={{ flexGrow: bounds.max - range.max }} />
      </p>
    </fieldset>
  )
}

/** The dragged range, until the address has caught up. */
function useDraft(given: PriceRange) {
  const [draft, setDraft] = useState<PriceRange | null>(null)
  if (draft && draft.min === given.min && draft.max === given.max) setDraft(null)
  return [draft ?? given, setDraft] as const
}
