import { useEffect, useRef } from 'react'

/** Coins that fall behind the hero's words; absent when less motion is asked for. */
export function FallingCoins() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    if (!canvas.current || calm.matches) return
    let stop: (() => void) | null = null
    let isGone = false
    // Decoration: loaded once everything else works, and left out when it cannot be had.
    import('./coin-animation.ts').then(
      ({ animateCoins }) => {
        if (canvas.current && !isGone) stop = animateCoins(canvas.current)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus; it is decoration
  return <canvas ref={canvas} aria-hidden="true" className="size-full" />
}
