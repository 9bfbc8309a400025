import { rootRouteId } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { createCall, type Fetch } from './platform/api/call.ts'
import { createRouter } from './router.tsx'
import type { RouteScripts } from './router-context.ts'

export type PageRequest = {
  /** Path and query of the page. */
  path: string
  siteUrl: string
  fetch: Fetch
  /** Paths of the styles and modules of each route. */
  assets: { styles: Readonly<Record<string, readonly string[]>>; scripts: RouteScripts }
  /** Marks our scripts in the HTML. */
  nonce: string
}

export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/** The renderer waits for the whole page for a crawler, and a cached page must be whole. */
const WHOLE_PAGE = { 'user-agent': 'Googlebot (renders whole pages)' }

/** The route of every address that no other has. */
const ANY_ADDRESS = '/$'

/**
 * Path and query of the page at an address, without the parts of the query that its route does not read. Null
 * when no route has the address. Equal pages have equal results.
 */
export function canonicalAddress(): (address: string) => string | null {
  const router = createRouter(() => Promise.reject(new Error('an address is matched without a network')), '')
  const { parseSearch, stringifySearch } = router.options
  return (address) => {
    const [path = '/', query] = address.split('?', 2)
    const [routes, , found] = router.getMatchedRoutes(path)
    if (!found || routes.some(({ id }) => id === ANY_ADDRESS)) return null
    const given = query ? parseSearch(`?${query}`) : {}
    const readers = routes.flatMap(({ options: { validateSearch } }) =>
      typeof validateSearch === 'function' ? [validateSearch] : [],
    )
    const read = readers.map((reader) => reader(given as never))
    return `${path}${stringifySearch(Object.assign({}, ...read))}`
  }
}

/** In the HTML of a page whose lazy parts were not loaded: scripts must move the part to its place. */
const PENDING_PART = '<template id="B:'

/**
 * Renders one page, or the redirect that its route throws. The first rendering after a start loads the page's lazy parts,
 * and a second one has them in their places, for visitors without scripts.
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
  // All styles are the root's: the router would take those of a page away with it, and nothing would load them again.
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
