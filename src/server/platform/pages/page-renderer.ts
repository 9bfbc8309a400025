import type { RouteAssets } from './assets.ts'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

export type Redirect = { status: number; location: string }

/** The server cannot import the web, so `main.ts` passes in the web's server entry. */
export type RenderPage = (request: {
  path: string
  siteUrl: string
  fetch: Fetch
  assets: RouteAssets
  /** Marks the scripts of the build and of the router; other text cannot have it. */
  nonce: string
}) => Promise<{ status: number; html: string } | Redirect>

export type PageRenderer = {
  render: RenderPage
  /** Without what the page does not read; null when no page has the address. */
  canonical: (address: string) => string | null
  assets: RouteAssets
  assetsFolder: string
  publicFolder: string
}
