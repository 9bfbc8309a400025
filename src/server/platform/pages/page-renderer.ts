import type { RouteAssets } from './assets.ts'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

export type Redirect = { status: number; location: string }

/** Renders a page. `main.ts` passes in the web's server entry because the server cannot import the web. */
export type RenderPage = (request: {
  path: string
  siteUrl: string
  fetch: Fetch
  assets: RouteAssets
  /** Marks the scripts of the build and of the router in the HTML; other text cannot have it. */
  nonce: string
}) => Promise<{ status: number; html: string } | Redirect>

export type PageRenderer = {
  render: RenderPage
  /** Path and query of an address without what its page does not read; null when no page has it. */
  canonical: (address: string) => string | null
  assets: RouteAssets
  /** Folders of the built modules and styles, and of static files. */
  assetsFolder: string
  publicFolder: string
}
