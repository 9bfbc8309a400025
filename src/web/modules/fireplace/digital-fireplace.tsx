import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { startAmbience } from './ambience.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import { type Fireside, HearthFrame } from './hearth-frame.tsx'
import {
  DEFAULT_FIREPLACE_THEME,
  FIREPLACE_THEMES,
  type FireplaceTheme,
  isFireplaceTheme,
  nextTheme,
  themeTitle,
} from './themes.ts'
import { useFire } from './use-fire.ts'
import { THEME_KEY, useRemembered } from './use-remembered.ts'
import { useResetOnUnmount, useSharedFire } from './use-shared-fire.ts'

/** `audible` must follow a gesture. A hidden tab is silent. */
function useAmbience(theme: FireplaceTheme, audible: boolean) {
  const context = useRef<AudioContext>(undefined)
  useEffect(() => {
    if (!audible || typeof AudioContext === 'undefined') return
    context.current ??= new AudioContext()
    return startAmbience(context.current, theme)
  }, [theme, audible])
  useEffect(() => {
    const rest = () => {
      if (document.hidden) void context.current?.suspend()
      else void context.current?.resume()
    }
    document.addEventListener('visibilitychange', rest)
    return () => {
      document.removeEventListener('visibilitychange', rest)
      void context.current?.close()
      context.current = undefined
    }
  }, [])
}

const SOUND_KEY = 'fireplaceSound'

type Sound = 'on' | 'off'
const isSound = (value: unknown): value is Sound => value === 'on' || value === 'off'

const CONTROL =
  'h-11 rounded-control border border-line bg-raised px-4 text-sm text-text transition-colors hover:border-muted ' +
  'focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-accent'

const PAGE_WIDE = '(min-width: 1024px) 1150px, 140vw'

type DigitalFireplaceProps = {
  fireside?: Fireside | undefined
  sizes?: string
  /** Another heading stands above, so the title is a caption. */
  isPart?: boolean
}

export function DigitalFireplace({ fireside, sizes = PAGE_WIDE, isPart }: DigitalFireplaceProps) {
  const heading = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [theme, rememberTheme] = useRemembered(THEME_KEY, DEFAULT_FIREPLACE_THEME, isFireplaceTheme)
  const [sound, rememberSound] = useRemembered<Sound>(SOUND_KEY, 'off', isSound)
  // A remembered sound starts with the next touch of the fireplace, never by itself.
  const [touched, setTouched] = useState(false)
  const { isRunning, isCovered, toggle } = useSharedFire()
  useResetOnUnmount()
  const audible = sound === 'on' && touched
  useFire(canvas, theme, isRunning && !isCovered, !fireside)
  useAmbience(theme, audible && isRunning)

  const toggleSound = () => {
    setTouched(true)
    rememberSound(audible ? 'off' : 'on')
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2
        id={heading}
        className={
          isPart ? '-mb-1 font-sans text-sm font-normal text-muted' : 'font-display text-2xl text-text'
        }
      >
        Digital Fireplace
      </h2>
      <Flame
        canvas={canvas}
        fireside={fireside}
        sizes={sizes}
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
        <button type="button" className={`${CONTROL} max-sm:flex-1`} onClick={toggle}>
          {isRunning ? 'Pause' : 'Play'}
        </button>
        <button type="button" className={`${CONTROL} max-sm:flex-1`} onClick={toggleSound}>
          {audible ? 'Mute' : 'Unmute'}
        </button>
      </div>
    </section>
  )
}

type FlameProps = {
  canvas: ComponentProps<'canvas'>['ref']
  fireside: Fireside | undefined
  sizes: string
  onClick: () => void
}

const FOCUS = 'focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-accent'

function Flame({ canvas, fireside, sizes, onClick }: FlameProps) {
  const button = { type: 'button', 'aria-label': 'Digital fireplace: change color', onClick } as const
  if (fireside)
    return (
      <HearthFrame
        fireside={fireside}
        canvas={canvas}
        sizes={sizes}
        button={{ ...button, className: `rounded-picture ${FOCUS}` }}
      />
    )
  return (
    <button
      {...button}
      className={`block w-full overflow-hidden rounded-picture border border-line bg-page ${FOCUS}`}
    >
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="block aspect-[4/3] w-full" />
    </button>
  )
}

type ThemeChoiceProps = { theme: FireplaceTheme; onChoose: (theme: FireplaceTheme) => void }

function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  return (
    <label className="flex grow basis-full flex-col gap-1 text-sm text-muted sm:basis-0">
      Fireplace theme
      <select
        value={theme}
        className={CONTROL}
        onChange={({ target }) => {
          if (isFireplaceTheme(target.value)) onChoose(target.value)
        }}
      >
        {FIREPLACE_THEMES.map((choice) => (
          <option key={choice} value={choice}>
            {themeTitle(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}
