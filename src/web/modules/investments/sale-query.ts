import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'

export const saleQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/investments'],
    queryFn: () => call('GET /api/investments'),
    ...LOADED_BY_ROUTE,
  })
