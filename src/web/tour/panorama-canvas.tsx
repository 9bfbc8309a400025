import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Panorama } from '#contract/lodges.ts'
import { type PanoramaLoader, panoramaLoader } from './panorama-layers.ts'
import { lightOf, openPanoramaStage, type PanoramaStage } from './panorama-stage.ts'
import type { Size } from './projection.ts'
import type { Paint } from './tour-view.tsx'

type PanoramaCanvasProps = {
  /** Undefined while the scene is an ordinary picture: the canvas waits for the next panorama. */
  panorama: Panorama | undefined
  next: readonly Panorama[]
  color: string
  /** Strength of the neon, 0 to 1, and whether it follows a hand (quickly) or the coin (in a second). */
  glow: number
  isQuick: boolean
  paint: RefObject<Paint | null>
  size: RefObject<Size>
  nudge: () => void
  onLost: () => void
  onBroken: () => void
}

const FADE_MS = 220
const GLOW_FADE_MS = 1000
const HAND_FADE_MS = 120
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The panorama's canvas: loads the scene's layers, fades from the scene before, keeps nothing when it leaves. */
export function PanoramaCanvas({
  panorama,
  next,
  paint,
  size,
  nudge,
  onLost,
  onBroken,
  ...light
}: PanoramaCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<PanoramaStage | null>(null)
  const loader = useRef<PanoramaLoader | null>(null)
  const shown = useRef<{ panorama: Panorama; since: number } | null>(null)
  const glow = useRef({ now: light.glow, at: 0 })
  const told = useRef({ onLost, onBroken, next })
  told.current = { onLost, onBroken, next }
  const [loaded, setLoaded] = useState<Panorama | null>(null)
  const isReady = panorama !== undefined && loaded === panorama

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const onContextLost = (event: Event) => {
      event.preventDefault()
      told.current.onLost()
    }
    element.addEventListener('webglcontextlost', onContextLost)
    const drawing = openPanoramaStage(element)
    if (!drawing) return told.current.onLost()
    stage.current = drawing
    const files = panoramaLoader(drawing.widest)
    loader.current = files
    return () => {
      element.removeEventListener('webglcontextlost', onContextLost)
      files.close()
      drawing.close()
      stage.current = null
      shown.current = null
    }
  }, [])

  useEffect(() => {
    const [drawing, files] = [stage.current, loader.current]
    if (!panorama || !drawing || !files) return
    let isCurrent = true
    let ahead: ReturnType<typeof setTimeout> | undefined
    files.load(panorama).then(
      (layers) => {
        if (!isCurrent) return
        drawing.show(layers)
        shown.current = { panorama, since: performance.now() }
        setLoaded(panorama)
        nudge()
        // What comes next is decoded when this one has faded in.
        ahead = setTimeout(() => told.current.next.forEach(files.prepare), 2 * FADE_MS)
      },
      () => isCurrent && told.current.onBroken(),
    )
    return () => {
      isCurrent = false
      clearTimeout(ahead)
    }
  }, [panorama, nudge])

  useEffect(() => {
    if (!panorama) return
    const frame: Paint = (view) => {
      if (!stage.current || shown.current?.panorama !== panorama) return false
      const now = performance.now()
      const isStill = prefersStillness()
      const fade = isStill ? 1 : Math.min(1, (now - shown.current.since) / FADE_MS)
      const pace = Math.min(50, now - glow.current.at) / (light.isQuick ? HAND_FADE_MS : GLOW_FADE_MS)
      const left = light.glow - glow.current.now
      glow.current = {
        now: isStill ? light.glow : glow.current.now + Math.sign(left) * Math.min(Math.abs(left), pace),
        at: now,
      }
      stage.current.draw(view, size.current, lightOf(panorama.neon, light.color, glow.current.now), fade)
      return fade < 1 || glow.current.now !== light.glow
    }
    paint.current = frame
    nudge()
    return () => {
      if (paint.current === frame) paint.current = null
    }
  }, [panorama, light.glow, light.isQuick, light.color, paint, size, nudge])

  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={panorama?.alt ?? ''}
        hidden={!panorama}
        data-ready={isReady ? '' : undefined}
        className="absolute inset-0 size-full"
      />
      {panorama && !isReady && (
        <p role="status" className="absolute inset-x-0 top-1/3 text-center text-sm text-text/85">
          Opening the view…
        </p>
      )}
    </>
  )
}
