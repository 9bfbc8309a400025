import { useEffect, useRef } from 'react'
import { bearing, type View } from './projection.ts'

/** How the picture gets to a new view: at once, at a steady pace, or gently. */
export type Motion = 'cut' | 'steady' | 'glide'

const DURATIONS: Record<Motion, number> = { cut: 0, steady: 100, glide: 260 }
const easeOut = (t: number) => 1 - (1 - t) ** 3

/** Between two views, the short way round. */
function between(from: View, to: View, share: number): View {
  return {
    yaw: from.yaw + bearing(from.yaw, to.yaw) * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  }
}

/**
 * Carries the picture to each new view and calls `onFrame` with where it is. Frames are asked for only while something
 * moves; `nudge` asks for one more (a picture arrived, the stage was resized).
 */
export function useMotion(target: View, motion: Motion, onFrame: (view: View) => boolean): () => void {
  const at = useRef<View>(target)
  const path = useRef({ from: target, to: target, start: 0, motion })
  const frame = useRef(0)
  const paint = useRef(onFrame)
  paint.current = onFrame
  const ask = useRef(() => {
    if (frame.current === 0) frame.current = requestAnimationFrame(step)
  })
  function step(now: number): void {
    frame.current = 0
    const { from, to, start, motion: how } = path.current
    const time = DURATIONS[how] === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / DURATIONS[how]))
    at.current = time === 1 ? to : between(from, to, how === 'glide' ? easeOut(time) : time)
    const isBusy = paint.current(at.current)
    if (time < 1 || isBusy) ask.current()
  }
  const { yaw, pitch, zoom } = target
  useEffect(() => {
    path.current = { from: at.current, to: { yaw, pitch, zoom }, start: performance.now(), motion }
    ask.current()
  }, [yaw, pitch, zoom, motion])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return ask.current
}
