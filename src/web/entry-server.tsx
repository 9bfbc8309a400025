import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import type { Fetch } from './api/call.ts'
import { createRouter, type RouteScripts } from './router.tsx'

type ServerManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export type PageRequest = {
  /** Path and query of the page. */
  path: string
  siteUrl: string
  fetch: Fetch
  /** Which styles and which modules each route needs. */
  assets: { styles: ServerManifest; scripts: RouteScripts }
}

export type RenderedPage = { status: number; location: string | null; html: string }

/** A crawler's name makes the renderer wait for every part of the page, which a page to be cached needs. */
const WHOLE_PAGE = { 'user-agent': 'Googlebot (renders whole pages)' }

/**
 * Path and query under which an address is drawn: what its route does not read of the query is left out, so that every
 * spelling of a page is drawn once. Null when no route has the address.
 */
export function canonicalAddress(): (address: string) => string | null {
  const router = createRouter(() => Promise.reject(new Error('an address is matched without a network')), '')
  const { parseSearch, stringifySearch } = router.options
  return (address) => {
    const [path = '/', query] = address.split('?', 2)
    const [routes, params, found] = router.getMatchedRoutes(path)
    if (!found || params['**'] !== undefined) return null
    const given = query ? parseSearch(`?${query}`) : {}
    const readers = routes.flatMap(({ options: { validateSearch } }) =>
      typeof validateSearch === 'function' ? [validateSearch] : [],
    )
    const read = readers.map((reader) => reader(given as never))
    return `${path}${stringifySearch(Object.assign({}, ...read))}`
  }
}

/** Draws one page; `location` is set for a redirect. */
export async function renderPage({ path, siteUrl, fetch, assets }: PageRequest): Promise<RenderedPage> {
  const handle = createRequestHandler({
    createRouter: () => createRouter(fetch, siteUrl, assets.scripts),
    request: new Request(new URL(path, siteUrl), { headers: WHOLE_PAGE }),
    getRouterManifest: async () => assets.styles,
  })
  const response = await handle(({ request, router, responseHeaders }) =>
    renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
