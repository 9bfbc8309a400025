import clsx from 'clsx'
import type { InputHTMLAttributes } from 'react'

type RangeSliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'value'> & {
  min: number
  max: number
  value: number
  onValue: (value: number) => void
}

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
      className={clsx('tour-slider', className)}
    />
  )
}
