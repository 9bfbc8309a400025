import { rootRouteId } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { createCall, type Fetch } from './platform/api/call.ts'
import { createRouter } from './router.tsx'
import type { RouteScripts } from './router-context.ts'

export type PageRequest = {
  path: string
  siteUrl: string
  fetch: Fetch
  assets: { styles: Readonly<Record<string, readonly string[]>>; scripts: RouteScripts }
  nonce: string
}

export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/** The renderer waits for the whole page for crawlers only, and a cached page must be whole. */
const WHOLE_PAGE = { 'user-agent': 'Googlebot (renders whole pages)' }

const NOT_FOUND_ROUTE = '/$'

/**
 * Path and query with only the parameters that the route reads; null when no route has the address. Addresses
 * of one page give one result.
 */
export function canonicalAddress(): (address: string) => string | null {
  const router = createRouter(() => Promise.reject(new Error('an address is matched without a network')), '')
  const { parseSearch, stringifySearch } = router.options
  return (address) => {
    const [path = '/', query] = address.split('?', 2)
    const [routes, , found] = router.getMatchedRoutes(path)
    if (!found || routes.some(({ id }) => id === NOT_FOUND_ROUTE)) return null
    const given = query ? parseSearch(`?${query}`) : {}
    const readers = routes.flatMap(({ options: { validateSearch } }) =>
      typeof validateSearch === 'function' ? [validateSearch] : [],
    )
    const read = readers.map((reader) => reader(given as never))
    return `${path}${stringifySearch(Object.assign({}, ...read))}`
  }
}

/** Marks a lazy part that was not loaded: scripts must move it to its place. */
const PENDING_PART = '<template id="B:'

/**
 * Renders one page, or the redirect that its route throws. The first rendering after a start only loads the
 * page's lazy parts. A second one has them in their places, for visitors without scripts.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const page = await render(request)
  return 'html' in page && page.html.includes(PENDING_PART) ? render(request) : page
}

async function render({ path, siteUrl, fetch, assets, nonce }: PageRequest): Promise<RenderedPage> {
  const hasPages = await createCall(fetch)('GET /api/search/lodges/count').then(
    ({ isPaged }) => isPaged,
    () => false,
  )
  const router = createRouter(fetch, siteUrl, assets.scripts, hasPages)
  router.options.ssr = { nonce }
  const url = new URL(path, siteUrl)
  const [routes] = router.getMatchedRoutes(url.pathname)
  // All styles are the root's: the router would remove those of a page on leaving it, and nothing would load
  // them again.
  const css = [...new Set(routes.flatMap(({ id }) => assets.styles[id] ?? []))]
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(url, { headers: WHOLE_PAGE }),
    getRouterManifest: async () => ({ routes: { [rootRouteId]: { css } } }),
  })
  const response = await handle(({ request, router, responseHeaders }) =>
    renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  const { status, headers } = response
  const location = headers.get('location')
  return location ? { status, location } : { status, html: await response.text() }
}
