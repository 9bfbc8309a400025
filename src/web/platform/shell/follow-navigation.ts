import type { RegisteredRouter } from '@tanstack/react-router'
import { focusPage } from './focus-page.ts'
import { scrollToSection } from './scroll-to-section.ts'

export function followNavigation(router: RegisteredRouter): void {
  let isForward = true
  router.history.subscribe(({ action }) => {
    isForward = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    // On a way back, the router restores the position on the page.
    const leadsToSection = toLocation.hash && isForward && (pathChanged || hashChanged)
    const section = leadsToSection ? scrollToSection(toLocation.hash) : null
    if (fromLocation && pathChanged) focusPage(section)
  })
}
