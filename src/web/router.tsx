import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { type Call, createCall, type Fetch } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

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
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
