import type { Call } from './platform/api/call.ts'
import type { createQueryClient } from './platform/api/query-client.ts'

/** A route's modules in the browser build, as paths from the root; the entry is the root route's first. */
export type RouteScripts = Record<string, readonly string[]>

/** What every route can use. */
export type RouterContext = {
  call: Call
  queryClient: ReturnType<typeof createQueryClient>
  /** The site's public address, for absolute links. */
  siteUrl: string
  /** Whether there are so many lodges that lists of them come in pages. */
  isPaged: boolean
  /** The modules that the browser will load; filled on the server only. */
  scripts: RouteScripts
}
