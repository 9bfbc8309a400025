import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { lodgeQuery, wholeLodgesQuery } from '#web/platform/api/lodge-queries.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useAdminCall } from './use-admin-call.ts'

/** One read of a long list serves all pages opened within this time. An edit reads it again. */
const LONG_LIST_MS = 60_000

const fresh = { staleTime: 0, retryOnMount: true } as const

export const useIsPaged = (): boolean => useRouter().options.context.isPaged

/** Full lodges, or short ones where there are many. */
export function useLodges() {
  const [call, adminCall, isPaged] = [useCall(), useAdminCall(), useIsPaged()]
  const whole = useQuery<readonly OwnersLodge[]>({
    ...(wholeLodgesQuery(call) as object),
    queryKey: ['/api/lodges', 'whole'],
    ...fresh,
    enabled: !isPaged,
  })
  const little = useQuery({
    queryKey: ['/api/lodges', 'little'],
    queryFn: (): Promise<readonly OwnersLodge[]> => adminCall('GET /api/admin/lodges'),
    staleTime: LONG_LIST_MS,
    retryOnMount: true,
    enabled: isPaged,
  })
  return isPaged ? little : whole
}

/** Undefined while loading and without a slug. */
export function useWholeLodge(slug: string | null): {
  data: Lodge | null | undefined
  isLoadingError: boolean
  refetch: () => unknown
} {
  const [call, isPaged] = [useCall(), useIsPaged()]
  const all = useQuery({ ...wholeLodgesQuery(call), ...fresh, enabled: !isPaged })
  const one = useQuery({ ...lodgeQuery(call, slug ?? ''), ...fresh, enabled: isPaged && slug !== null })
  return isPaged ? one : { ...all, data: all.data?.find((lodge) => lodge.slug === slug) }
}
