import { createRouter as createTanStackRouter, lazyRouteComponent } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createCall, type Fetch } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouteScripts } from './router-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { PendingScreen } from './shell/pending-page.tsx'

/** A page that loads for longer shows its placeholder. */
const PENDING_MS = 200

/** A router for one page view on the server, or for a whole visit in the browser. */
export function createRouter(fetch: Fetch, siteUrl: string, scripts: RouteScripts = {}) {
  const queryClient = createQueryClient()
  const router = createTanStackRouter({
    routeTree,
    context: { call: createCall(fetch), queryClient, siteUrl, scripts },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: PENDING_MS,
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
