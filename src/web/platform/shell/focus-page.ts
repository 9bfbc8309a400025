import { useEffect } from 'react'

/** Moves the focus to the page when a component with the pressed button goes away. */
export const useFocusPageAfterwards = (): void => useEffect(() => () => focusPage(), [])

/**
 * Moves the focus to a new page, or to a section of it, when the link that led there is gone: its content is read, and Tab goes on
 * there.
 */
export function focusPage(section: HTMLElement | null = null): void {
  if (document.activeElement !== document.body) return
  section?.setAttribute('tabindex', '-1')
  const start = section ?? document.getElementById('main')
  start?.focus({ preventScroll: true })
}
