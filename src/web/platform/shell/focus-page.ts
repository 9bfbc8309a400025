import { useEffect } from 'react'

/** For a component that disappears with the pressed button. */
export const useFocusPageAfterwards = (): void => useEffect(() => () => focusPage(), [])

/**
 * The link that led to the page or the section is gone. The focus moves there, so that it is read and Tab
 * goes on from it.
 */
export function focusPage(section: HTMLElement | null = null): void {
  if (document.activeElement !== document.body) return
  section?.setAttribute('tabindex', '-1')
  const start = section ?? document.getElementById('main')
  start?.focus({ preventScroll: true })
}
