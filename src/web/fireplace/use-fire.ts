import { type RefObject, useEffect, useRef } from 'react'
import { type FirePicture, firePicture } from './picture.ts'
import type { FireplaceTheme } from './themes.ts'

/** Calls `seen` with whether the element can be seen: on the screen and in a tab that is open. */
function watchSight(element: Element, seen: (visible: boolean) => void) {
  let onScreen = false
  const tell = () => seen(onScreen && !document.hidden)
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false
    tell()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', tell)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', tell)
  }
}

/** Frames while the element can be seen; returns how to stop them for good. */
function burnWhileSeen(element: Element, picture: FirePicture) {
  let request = 0
  let last = 0
  const burn = (now: number) => {
    if (last > 0) picture.frame((now - last) / 1000)
    last = now
    request = requestAnimationFrame(burn)
  }
  const stopWatching = watchSight(element, (visible) => {
    cancelAnimationFrame(request)
    last = 0
    if (visible) request = requestAnimationFrame(burn)
  })
  return () => {
    cancelAnimationFrame(request)
    stopWatching()
  }
}

/** Burns a few steps a frame, unseen, until there is a still to show. */
function settleToStill(picture: FirePicture) {
  let request = 0
  const settle = () => {
    if (!picture.settle()) request = requestAnimationFrame(settle)
  }
  settle()
  return () => cancelAnimationFrame(request)
}

/** Burns a theme on a canvas while it runs and can be seen. Paused, the last frame stays. */
export function useFire(
  canvas: RefObject<HTMLCanvasElement | null>,
  theme: FireplaceTheme,
  running: boolean,
) {
  const picture = useRef<FirePicture>(undefined)
  useEffect(() => {
    if (canvas.current) picture.current = firePicture(canvas.current, theme, Math.random)
  }, [canvas, theme])
  // After the one above, so that a new theme's picture is there; pausing must not put the fire out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme is what replaces the picture in the ref
  useEffect(() => {
    if (!canvas.current || !picture.current) return
    return running ? burnWhileSeen(canvas.current, picture.current) : settleToStill(picture.current)
  }, [canvas, theme, running])
}
