import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'

export const lodgeReviewsQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug, 'reviews'],
    queryFn: () => call('GET /api/lodges/{slug}/reviews', { params: { slug } }),
    ...LOADED_BY_ROUTE,
  })
