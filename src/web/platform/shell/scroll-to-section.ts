/** After this time without growth, all content above a section has loaded. */
const SETTLES_MS = 6000

export function scrollToSection(id: string): HTMLElement | null {
  const section = document.getElementById(id)
  if (!section) return null
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  holdInView(section, calm ? 'auto' : 'smooth')
  return section
}

/** Keeps a section in view while the page changes its height, until the visitor scrolls. */
function holdInView(section: HTMLElement, behavior: ScrollBehavior): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const growth = new ResizeObserver(() => {
    section.scrollIntoView({ behavior })
    clearTimeout(timer)
    timer = setTimeout(letGo, SETTLES_MS)
  })
  const own = new AbortController()
  const letGo = () => {
    growth.disconnect()
    clearTimeout(timer)
    own.abort()
  }
  for (const way of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(way, letGo, { passive: true, signal: own.signal })
  // The observer calls at once, without a change.
  growth.observe(document.body)
}
