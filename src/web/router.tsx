import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { type Call, createCall, type Fetch } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PendingScreen } from './shell/pending-page.tsx'

/** After so many milliseconds a page that is on the way is stood in for. */
const PENDING_MS = 200

/** A route's modules in the browser build, as paths from the root; the root route's first is the entry. */
export type RouteScripts = Record<string, readonly string[]>

/**
 * What every route can reach: the client, the cache, the site's public address for absolute links, and, on the server, the
 * modules that the browser will need.
 */
export type RouterContext = {
  call: Call
  queryClient: ReturnType<typeof createQueryClient>
  siteUrl: string
  scripts: RouteScripts
}

/** A router for one page view on the server, or for the whole visit in the browser. */
export function createRouter(fetch: Fetch, siteUrl: string, scripts: RouteScripts = {}) {
  const queryClient = createQueryClient()
  const router = createTanStackRouter({
    routeTree,
    context: { call: createCall(fetch), queryClient, siteUrl, scripts },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: PENDING_MS,
    // A page that has come is shown, however short its stand-in was seen.
    defaultPendingMinMs: 0,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
