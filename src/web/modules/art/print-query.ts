import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#web/platform/api/call.ts'

/** Size, paper, delivery and returns are the same for every print. */
export const printQuery = (call: Call) =>
  queryOptions({ queryKey: ['/api/art-gallery/print'], queryFn: () => call('GET /api/art-gallery/print') })
