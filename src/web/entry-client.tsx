import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { followNavigation } from './platform/shell/follow-navigation.ts'
import { markFailedPictures } from './platform/ui/pictures/failed-pictures.ts'
import { createRouter } from './router.tsx'

// The router reloads the page when it finds the browser's own message, and the reload shows nothing while the
// server is away.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A script of this page could not be loaded'
})

// Stops zod from calling `new Function`, which the pages' policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A separate task: the browser can paint and respond between loading and running the scripts.
setTimeout(() => {
  markFailedPictures()
  // A link with a promotion code may lead to any page.
  const code = new URLSearchParams(location.search).get('code')
  if (code) void import('./platform/ui/forms/promotion-code.ts').then(({ saveCode }) => saveCode(code))
  const router = createRouter(fetch, location.origin)
  followNavigation(router)
  hydrateRoot(document, <RouterClient router={router} />)
  if (document.readyState === 'complete') refresh()
  else addEventListener('load', refresh)
  function refresh() {
    import('./platform/api/refresh-soon.ts').then(
      ({ refreshSoon }) => refreshSoon(router.options.context.queryClient),
      () => {},
    )
  }
})
