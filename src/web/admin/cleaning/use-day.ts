import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Day } from '#contract/cleaning/day.ts'
import type { CleaningCode } from '#contract/guide/cleaning-codes.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'

/** `ahead` counts from each lodge's own today. */
export type WantedDay = { date: string } | { ahead: 0 | 1 }

export const DAY_KEY = '/api/admin/day'

/** The day may end while the page is open. */
const EVERY_MS = 60_000

const shared = { staleTime: 0, refetchInterval: EVERY_MS, placeholderData: keepPreviousData } as const

export function useDay(requested: WantedDay) {
  const call = useAdminCall()
  return useQuery({
    ...shared,
    queryKey: [DAY_KEY, requested],
    queryFn: () => call('GET /api/admin/day', { query: requested }),
  })
}

/** Null where the server has no door codes. */
export function useCleaningCodes() {
  const call = useCall()
  return useQuery({
    ...shared,
    queryKey: ['/api/admin/cleaning-codes'],
    queryFn: (): Promise<CleaningCode[] | null> => call('GET /api/admin/cleaning-codes', optionalRead()),
  })
}

/** Each lodge's own date; null where the server has none. */
export function useToday() {
  const call = useCall()
  return useQuery({
    ...shared,
    queryKey: [DAY_KEY, 'optional'],
    queryFn: (): Promise<Day | null> => call('GET /api/admin/day', { query: {}, ...optionalRead() }),
  })
}
