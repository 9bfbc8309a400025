import { type RefObject, useEffect, useRef } from 'react'
import { lightFire } from './fire.ts'
import { type FirePicture, firePicture } from './picture.ts'
import type { FireplaceTheme } from './themes.ts'

/** Calls `begin` when the element becomes visible, and its result when it no longer is. */
function whileVisible(element: Element, begin: () => () => void) {
  let onScreen = false
  let end: (() => void) | undefined
  const update = () => {
    const isVisible = onScreen && !document.hidden
    if (isVisible === Boolean(end)) return
    end?.()
    end = isVisible ? begin() : undefined
  }
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
    end?.()
  }
}

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

function settleToStill(picture: FirePicture) {
  let request = 0
  const settle = () => {
    if (!picture.settle()) request = requestAnimationFrame(settle)
  }
  settle()
  return () => cancelAnimationFrame(request)
}

const nothing = () => {}

/** The last frame stays while paused. */
export function useFire(
  canvas: RefObject<HTMLCanvasElement | null>,
  theme: FireplaceTheme,
  running: boolean,
  /** False where the hearth has logs of its own. */
  hasLogs: boolean,
) {
  // The fire is created when it is first visible, because that takes a while. A pause must not end it.
  const lit = useRef<{ theme: FireplaceTheme; picture: FirePicture | undefined }>(undefined)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    return whileVisible(element, () => {
      if (lit.current?.theme !== theme)
        lit.current = { theme, picture: firePicture(element, lightFire(theme, Math.random, hasLogs)) }
      const { picture } = lit.current
      if (!picture) return nothing
      return running ? burn(picture) : settleToStill(picture)
    })
  }, [canvas, theme, running, hasLogs])
}
