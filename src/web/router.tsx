import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createRouter as createTanStackRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { createCall, type Fetch } from './platform/api/call.ts'
import { type PageEntry, pageState, restoreState } from './platform/api/page-state.ts'
import { createQueryClient } from './platform/api/query-client.ts'
import { ErrorPage } from './platform/shell/error-page.tsx'
import { isPlaceholderShown, PendingScreen } from './platform/shell/pending-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import type { RouteScripts } from './router-context.ts'

const PENDING_MS = 200

/** For one page view on the server, or for a whole visit in the browser. */
export function createRouter(
  fetch: Fetch,
  siteUrl: string,
  scripts: RouteScripts = {},
  isPaged = isPagedDocument(),
) {
  const queryClient = createQueryClient()
  // The browser and an inline script scroll the first page, and a guest may be elsewhere by the time it
  // hydrates. The router must not move it then.
  let pages = 0
  const router = createTanStackRouter({
    routeTree,
    context: { call: createCall(fetch), queryClient, siteUrl, scripts, isPaged },
    scrollRestoration: () => import.meta.env.SSR || pages++ > 0,
    // The placeholder's scroll position must not replace that of the page that the guest has left.
    getScrollRestorationKey: (location) =>
      isPlaceholderShown() ? 'placeholder' : (location.state.__TSR_key ?? location.href),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./platform/shell/not-found-page.tsx'),
      'NotFoundPage',
    ),
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  carryQueries(router, queryClient)
  return router
}

function carryQueries(router: AnyRouter, queryClient: QueryClient): void {
  if (import.meta.env.SSR)
    router.options.dehydrate = () => ({ queries: pageState(queryClient, hasAllCards(router.state.location)) })
  else
    router.options.hydrate = ({ queries }: { queries: PageEntry[] }) => {
      restoreState(queryClient, queries)
      takeUnknownAddress(router)
    }
}

/** One page answers every unknown address, so its match takes the browser's address. */
function takeUnknownAddress({ latestLocation }: AnyRouter): void {
  const match = window.$_TSR?.router?.matches[1]
  if (match?.i[1] === '$') match.i = `#$${latestLocation.pathname.replaceAll('/', '#')}`
}

/** A search in the address leaves only some lodges. */
const hasAllCards = ({ pathname, searchStr }: { pathname: string; searchStr: string }): boolean =>
  searchStr === '' && (pathname === '/' || pathname === '/browse')

const isPagedDocument = () => !import.meta.env.SSR && 'paged' in document.documentElement.dataset

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
