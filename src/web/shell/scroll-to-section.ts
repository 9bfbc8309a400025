/** Scrolls to a section of this page, smoothly unless the visitor asked for less motion; false when it is not here. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  return true
}
