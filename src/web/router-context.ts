import type { Call } from './platform/api/call.ts'
import type { createQueryClient } from './platform/api/query-client.ts'

/** Paths from the root. The entry is the root route's first. */
export type RouteScripts = Record<string, readonly string[]>

export type RouterContext = {
  call: Call
  queryClient: ReturnType<typeof createQueryClient>
  /** For absolute links. */
  siteUrl: string
  /** True when there are so many lodges that their lists come in pages. */
  isPaged: boolean
  /** The browser's modules; filled on the server only. */
  scripts: RouteScripts
}
