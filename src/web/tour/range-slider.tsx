import clsx from 'clsx'
import type { InputHTMLAttributes } from 'react'

type RangeSliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'value'> & {
  min: number
  max: number
  value: number
  onValue: (value: number) => void
}

const track =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-(image:--track) [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-(image:--track)'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-[18px] [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ember [&::-moz-range-thumb]:size-[18px] [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ember'

/** A range input with its own track and thumb, because WebKit draws no track for a styled one. */
export function RangeSlider({ onValue, className, ...input }: RangeSliderProps) {
  const percent = ((input.value - input.min) / (input.max - input.min)) * 100
  const filled = `linear-gradient(to right, var(--color-ember) ${percent}%, oklch(1 0 0 / 30%) ${percent}%)`
  return (
    <input
      type="range"
      {...input}
      onChange={(event) => onValue(Number(event.target.value))}
      style={{ '--track': filled } as Record<string, string>}
      className={clsx('cursor-pointer appearance-none bg-transparent', track, thumb, className)}
    />
  )
}
