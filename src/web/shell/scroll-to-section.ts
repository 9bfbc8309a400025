/** For so long, in milliseconds, what stands above a section may still come and grow. */
const SETTLES_MS = 4000
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a section of this page, smoothly unless the visitor asked for less motion; false when it is not here. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  holdInView(section, calm ? 'auto' : 'smooth')
  return true
}

/** Keeps a section where it was led to while the page changes its height, until the visitor goes on by themselves. */
function holdInView(section: HTMLElement, behavior: ScrollBehavior): void {
  const lead = () => section.scrollIntoView({ behavior })
  const growth = new ResizeObserver(lead)
  const letGo = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const way of OWN_WAYS) removeEventListener(way, letGo)
  }
  const timer = setTimeout(letGo, SETTLES_MS)
  for (const way of OWN_WAYS) addEventListener(way, letGo, { passive: true })
  // An observer speaks at once, and then with every change.
  growth.observe(document.body)
}
