import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.tsx'
import { scrollToSection } from './shell/scroll-to-section.ts'
import { markFailedPictures } from './ui/failed-pictures.ts'
import './ui/tokens.css'

// The router reloads the page for an error of the browser's own words; with the server away that leaves nothing to read.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A script of this page could not be had'
})

// zod would try out `new Function`, which the pages' policy forbids and the browser then reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A task of its own: between loading the scripts and running them the browser can paint and answer.
setTimeout(() => {
  markFailedPictures()
  const router = createRouter((path, init) => fetch(path, init), location.origin)
  router.subscribe('onRendered', ({ toLocation, pathChanged, hashChanged }) => {
    if (toLocation.hash && (pathChanged || hashChanged)) scrollToSection(toLocation.hash)
  })
  hydrateRoot(document, <RouterClient router={router} />)
  if (document.readyState === 'complete') refresh()
  else addEventListener('load', refresh)
  async function refresh() {
    const { refreshSoon } = await import('./refresh-soon.ts')
    refreshSoon(router.options.context.queryClient)
  }
})
