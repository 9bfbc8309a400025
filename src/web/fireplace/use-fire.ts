import { type RefObject, useEffect, useRef } from 'react'
import { type FirePicture, firePicture } from './picture.ts'
import type { FireplaceTheme } from './themes.ts'

/** Does something whenever the element can be seen: on the screen and in a tab that is open. Returns how to end it. */
function whileSeen(element: Element, begin: () => () => void) {
  let onScreen = false
  let end: (() => void) | undefined
  const look = () => {
    const isSeen = onScreen && !document.hidden
    if (isSeen === Boolean(end)) return
    end?.()
    end = isSeen ? begin() : undefined
  }
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false
    look()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', look)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
    end?.()
  }
}

/** A frame after another, until the returned function is called. */
function burn(picture: FirePicture) {
  let last = 0
  const frame = (now: number) => {
    if (last > 0) picture.frame((now - last) / 1000)
    last = now
    request = requestAnimationFrame(frame)
  }
  let request = requestAnimationFrame(frame)
  return () => cancelAnimationFrame(request)
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

const nothing = () => {}

/** Burns a theme on a canvas while it runs and can be seen. Paused, the last frame stays. */
export function useFire(
  canvas: RefObject<HTMLCanvasElement | null>,
  theme: FireplaceTheme,
  running: boolean,
) {
  // Lit when it is first seen, because laying the wood takes a while; pausing must not put it out.
  const lit = useRef<{ theme: FireplaceTheme; picture: FirePicture | undefined }>(undefined)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    return whileSeen(element, () => {
      if (lit.current?.theme !== theme)
        lit.current = { theme, picture: firePicture(element, theme, Math.random) }
      const { picture } = lit.current
      if (!picture) return nothing
      return running ? burn(picture) : settleToStill(picture)
    })
  }, [canvas, theme, running])
}
