import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'
import { useCall } from '#web/platform/api/use-call.ts'

export const artQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/art-gallery'],
    queryFn: () => call('GET /api/art-gallery'),
    ...LOADED_BY_ROUTE,
  })

export function useArt() {
  return useQuery(artQuery(useCall()))
}
