import { queryOptions } from '@tanstack/react-query'
import type { LegalPageName } from '#contract/legal/legal.ts'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'

export const legalQuery = (call: Call, name: LegalPageName) =>
  queryOptions({
    queryKey: ['/api/pages', name],
    queryFn: () => call('GET /api/pages/{name}', { params: { name } }),
    ...LOADED_BY_ROUTE,
  })
