import { Moon } from 'lucide-react'

type MoodSliderProps = { mood: number; caption: string | null; onMood: (mood: number) => void }

/** The neon from dark to full: the coin's until the guest takes it. */
export function MoodSlider({ mood, caption, onMood }: MoodSliderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <label className="pointer-events-auto flex items-center gap-3 rounded-full bg-page/75 px-4 py-2">
        <Moon size={15} aria-hidden="true" />
        Mood
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(mood * 100)}
          aria-valuetext={`${Math.round(mood * 100)} percent of the neon`}
          onChange={(event) => onMood(Number(event.target.value) / 100)}
          className="h-6 w-28 cursor-pointer accent-ember sm:w-40"
        />
      </label>
      {caption && <span className="hidden text-text/85 sm:inline">{caption}</span>}
    </div>
  )
}
