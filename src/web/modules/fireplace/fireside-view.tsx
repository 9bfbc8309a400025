import { useRef } from 'react'
import { type Fireside, HearthFrame } from './hearth-frame.tsx'
import { DEFAULT_FIREPLACE_THEME, isFireplaceTheme } from './themes.ts'
import { useFire } from './use-fire.ts'
import { THEME_KEY, useRemembered } from './use-remembered.ts'
import { useCover, useSharedFire } from './use-shared-fire.ts'

/** Shares the fire's theme and state with the page, which plays the sound. */
export default function FiresideView({ fireside }: { fireside: Fireside }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [theme] = useRemembered(THEME_KEY, DEFAULT_FIREPLACE_THEME, isFireplaceTheme)
  const { isRunning, toggle } = useSharedFire()
  useCover()
  useFire(canvas, theme, isRunning, false)
  return (
    <div className="grid size-full place-items-center">
      <div className="relative w-[min(100%,calc((100dvh-9rem)*1.5))]">
        <HearthFrame fireside={fireside} canvas={canvas} sizes="140vw" />
        <button
          type="button"
          onClick={toggle}
          className="absolute right-3 bottom-3 h-11 rounded-control border border-line bg-raised px-4 text-sm hover:border-muted"
        >
          {isRunning ? 'Pause' : 'Play'}
        </button>
      </div>
    </div>
  )
}
