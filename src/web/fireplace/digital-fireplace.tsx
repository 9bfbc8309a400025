import { type ComponentProps, useId, useRef, useState } from 'react'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import {
  DEFAULT_FIREPLACE_THEME,
  FIREPLACE_THEMES,
  type FireplaceTheme,
  isFireplaceTheme,
  nextTheme,
  themeTitle,
} from './themes.ts'
import { useAmbience } from './use-ambience.ts'
import { useFire } from './use-fire.ts'
import { useRemembered } from './use-remembered.ts'

const THEME_KEY = 'fireplaceTheme'
const SOUND_KEY = 'fireplaceSound'

type Sound = 'on' | 'off'
const isSound = (value: unknown): value is Sound => value === 'on' || value === 'off'

const CONTROL =
  'h-11 rounded-control border border-line bg-raised px-4 text-sm text-text transition-colors hover:border-muted ' +
  'focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-accent'

/** An animated fire with thirteen themes and optional sound. A click on the flame shows the next theme. */
export function DigitalFireplace() {
  const heading = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [theme, rememberTheme] = useRemembered(THEME_KEY, DEFAULT_FIREPLACE_THEME, isFireplaceTheme)
  const [sound, rememberSound] = useRemembered<Sound>(SOUND_KEY, 'off', isSound)
  const [isToggledOn, setToggledOn] = useState<boolean>()
  // A remembered sound starts with the next touch of the fireplace, never by itself.
  const [touched, setTouched] = useState(false)
  const reduced = useReducedMotion()
  const running = isToggledOn ?? !reduced
  const audible = sound === 'on' && touched
  useFire(canvas, theme, running)
  useAmbience(theme, audible && running)

  const toggleSound = () => {
    setTouched(true)
    rememberSound(audible ? 'off' : 'on')
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="font-display text-2xl text-text">
        Digital Fireplace
      </h2>
      <Flame
        canvas={canvas}
        onClick={() => {
          setTouched(true)
          rememberTheme(nextTheme(theme))
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <ThemeChoice
          theme={theme}
          onChoose={(chosen) => {
            setTouched(true)
            rememberTheme(chosen)
          }}
        />
        <button type="button" className={CONTROL} onClick={() => setToggledOn(!running)}>
          {running ? 'Pause' : 'Play'}
        </button>
        <button type="button" className={CONTROL} onClick={toggleSound}>
          {audible ? 'Mute' : 'Unmute'}
        </button>
      </div>
    </section>
  )
}

function Flame({
  canvas,
  ...button
}: { canvas: ComponentProps<'canvas'>['ref'] } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Digital fireplace: change colour"
      className="block w-full overflow-hidden rounded-picture border border-line bg-page focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-accent"
      {...button}
    >
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="block aspect-[4/3] w-full" />
    </button>
  )
}

type ThemeChoiceProps = { theme: FireplaceTheme; onChoose: (theme: FireplaceTheme) => void }

function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  return (
    <label className="flex grow flex-col gap-1 text-sm text-muted">
      Fireplace theme
      <select
        value={theme}
        className={CONTROL}
        onChange={({ target }) => {
          if (isFireplaceTheme(target.value)) onChoose(target.value)
        }}
      >
        {FIREPLACE_THEMES.map((one) => (
          <option key={one} value={one}>
            {themeTitle(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
