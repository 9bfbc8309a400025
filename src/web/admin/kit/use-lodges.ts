import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { lodgeQuery, wholeLodgesQuery } from '#web/platform/api/lodge-queries.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useAdminCall } from './use-admin-call.ts'

/** A long list is read once for the pages that an owner opens in this time; an edit reads it again. */
const LONG_LIST_MS = 60_000

const fresh = { staleTime: 0, retryOnMount: true } as const

/** Whether lists of lodges come in pages. */
export const useIsPaged = (): boolean => useRouter().options.context.isPaged

/** All lodges by id: whole ones, or little of each where they are many. */
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

/** One lodge with everything of it; undefined while it loads, and without a slug. */
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
