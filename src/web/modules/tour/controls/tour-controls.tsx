import { Moon } from 'lucide-react'
import { type Dispatch, type ReactNode, useId } from 'react'
import type { TourAction } from '../tour-state.ts'
import type { Hold } from '../use-tour.ts'
import { RangeSlider } from './range-slider.tsx'
import { ViewControls } from './view-controls.tsx'

type MoodSliderProps = { mood: number; onMood: (mood: number) => void }

function MoodSlider({ mood, onMood }: MoodSliderProps) {
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

type TourControlsProps = {
  isRotating: boolean
  isStill: boolean
  dispatch: Dispatch<TourAction>
  onTurn: (right: number, up: number) => void
  hold: Hold
  /** 0 to 1; null without a neon layer. */
  mood: number | null
  onMood: (mood: number) => void
  caption: string | null
  source: ReactNode
  children: ReactNode
}

export function TourControls({ mood, onMood, caption, source, children, ...view }: TourControlsProps) {
  return (
    <div className="tour-scrim relative flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-3 pt-2 pb-3 before:absolute before:inset-x-0 before:-top-8 before:bottom-0 before:-z-10 before:bg-linear-to-t before:from-page/90 before:via-page/55 before:to-transparent sm:gap-y-3 sm:px-6 sm:pb-6 short:gap-y-1.5 short:pt-1 short:pb-2">
      {mood !== null && (
        <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-sm short:order-1 short:basis-auto">
          <MoodSlider mood={mood} onMood={onMood} />
          {caption && (
            <div className="tour-control tour-caption pointer-events-auto flex flex-wrap items-center gap-x-2 rounded-full bg-page/75 px-3 py-1 text-xs tabular sm:px-4 sm:py-2 sm:text-sm max-sm:[&_p]:text-xs">
              <span className="text-text/85">{caption}</span>
              {source}
            </div>
          )}
        </div>
      )}
      <ViewControls
        isRotating={view.isRotating}
        isStill={view.isStill}
        onRotation={() => view.dispatch({ type: 'toggle-rotation' })}
        onReset={() => view.dispatch({ type: 'reset' })}
        onTurn={view.onTurn}
        hold={view.hold}
      />
      {children}
    </div>
  )
}
