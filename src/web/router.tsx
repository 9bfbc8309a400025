import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { type Call, createCall, type Fetch } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/** What every route can reach: the client, the cache, and the site's public address for absolute links. */
export type RouterContext = { call: Call; queryClient: ReturnType<typeof createQueryClient>; siteUrl: string }

/** A router for one page view on the server, or for the whole visit in the browser. */
export function createRouter(fetch: Fetch, siteUrl: string) {
  const queryClient = createQueryClient()
  const router = createTanStackRouter({
    routeTree,
    context: { call: createCall(fetch), queryClient, siteUrl },
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
