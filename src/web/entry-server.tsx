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
