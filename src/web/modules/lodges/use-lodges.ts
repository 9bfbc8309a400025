import { useQuery } from '@tanstack/react-query'
import { lodgeQuery } from '#web/platform/api/lodge-queries.ts'
import { useCall } from '#web/platform/api/use-call.ts'

export function useLodge(slug: string) {
  return useQuery(lodgeQuery(useCall(), slug))
}
