import type { RegisteredRouter } from '@tanstack/react-router'
import { focusPage } from './focus-page.ts'
import { scrollToSection } from './scroll-to-section.ts'

/** Scrolls to the section that a link names, and moves the focus to each new page. */
export function followNavigation(router: RegisteredRouter): void {
  let isForward = true
  router.history.subscribe(({ action }) => {
    isForward = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    // Going back, the router restores the place on the page.
    const leadsToSection = toLocation.hash && isForward && (pathChanged || hashChanged)
    const section = leadsToSection ? scrollToSection(toLocation.hash) : null
    if (fromLocation && pathChanged) focusPage(section)
  })
}
