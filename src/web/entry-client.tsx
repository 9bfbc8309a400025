import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.tsx'
import { focusPage } from './shell/focus-page.ts'
import { scrollToSection } from './shell/scroll-to-section.ts'
import { markFailedPictures } from './ui/failed-pictures.ts'

// The router reloads the page on the browser's own message, and the reload shows nothing while the server is
// away.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A script of this page could not be loaded'
})

// Keeps zod from `new Function`, which the pages' policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A separate task: the browser can paint and respond between loading and running the scripts.
setTimeout(() => {
  markFailedPictures()
  const router = createRouter(fetch, location.origin)
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
  hydrateRoot(document, <RouterClient router={router} />)
  if (document.readyState === 'complete') refresh()
  else addEventListener('load', refresh)
  function refresh() {
    import('./refresh-soon.ts').then(
      ({ refreshSoon }) => refreshSoon(router.options.context.queryClient),
      () => {},
    )
  }
})
