import { useEffect, useRef } from 'react'

export function FallingCoins() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    if (!canvas.current || calm.matches) return
    let stop: (() => void) | null = null
    let isGone = false
    // Decoration loads last, and its failure is ignored.
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
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={canvas} aria-hidden="true" className="size-full" />
}
