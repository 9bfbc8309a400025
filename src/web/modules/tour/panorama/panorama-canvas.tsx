import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { Panorama } from '#contract/lodges/lodges.ts'
import { useReducedMotion } from '#web/platform/ui/hooks/use-reduced-motion.ts'
import type { TourStage } from '../tour-stage.ts'
import type { Opening } from './openings.ts'
import { KEPT_MS, PanoramaPainter } from './panorama-painter.ts'

type PanoramaCanvasProps = {
  stage: TourStage
  panorama: Panorama | undefined
  opening: Opening
  /** Panoramas that the scene leads to, which load ahead. */
  next: readonly Panorama[]
  glow: number
  isQuick: boolean
  onLost: () => void
  onBroken: () => void
}

export function PanoramaCanvas({
  stage,
  panorama,
  opening,
  next,
  glow,
  isQuick,
  ...events
}: PanoramaCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<PanoramaPainter>(null)
  const [loaded, setLoaded] = useState<Panorama>()
  const light = { glow, isQuick, isStill: useReducedMotion() }
  const latest = useRef({ ...events, opening, next, light })
  latest.current = { ...events, opening, next, light }
  const isReady = panorama !== undefined && loaded === panorama
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const lose = (event?: Event) => {
      event?.preventDefault()
      latest.current.onLost()
    }
    element.addEventListener('webglcontextlost', lose)
    try {
      painter.current = new PanoramaPainter(element, stage, latest.current.light)
    } catch {
      lose()
    }
    return () => {
      element.removeEventListener('webglcontextlost', lose)
      painter.current?.close()
      painter.current = null
    }
  }, [stage])
  useEffect(() => {
    painter.current?.show(panorama, latest.current.opening, latest.current.next).then(
      (isShown) => isShown && setLoaded(panorama),
      () => latest.current.onBroken(),
    )
  }, [panorama])
  useEffect(() => painter.current?.setLight(light))
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={panorama?.alt ?? ''}
        hidden={!panorama}
        data-ready={isReady ? '' : undefined}
        // While the panorama loads, the blurred picture behind the canvas is seen. One that was loaded ahead
        // is there sooner.
        className={clsx(
          'absolute inset-0 size-full transition-opacity duration-200',
          !isReady && 'opacity-0',
        )}
        style={{ transitionDelay: isReady ? '0ms' : `${KEPT_MS}ms` }}
      />
      {panorama && !isReady && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-1/4 z-20 mx-auto w-fit rounded-full bg-page/80 px-3.5 py-1.5 text-sm"
        >
          Opening the view…
        </p>
      )}
    </>
  )
}
