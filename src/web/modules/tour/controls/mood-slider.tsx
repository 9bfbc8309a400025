import { Moon } from 'lucide-react'
import { useId } from 'react'
import { RangeSlider } from './range-slider.tsx'

type MoodSliderProps = { mood: number; onMood: (mood: number) => void }

/** A slider for the neon; it starts at the coin's strength. */
export function MoodSlider({ mood, onMood }: MoodSliderProps) {
  const id = useId()
  const percent = Math.round(mood * 100)
  return (
    <label
      htmlFor={id}
      className="tour-control pointer-events-auto flex items-center gap-3 rounded-full bg-page/75 px-4 py-2 short:py-1.5"
    >
      <Moon size={15} aria-hidden="true" />
      Mood
      <RangeSlider
        id={id}
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} percent of the neon`}
        onValue={(value) => onMood(value / 100)}
        className="h-6 w-28 sm:w-40 short:w-28"
      />
    </label>
  )
}
