import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays } from '#contract/platform/dates.ts'
import { optionalRead } from '#web/admin/kit/use-admin-call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import type { TimelineAddress } from './use-timeline-address.ts'

export const TIMELINE = '/api/admin/timeline'

const PREFETCHED_MS = 60_000

/** `lodges` is null for all. Null after a 401, which the events' call announces. Also prefetches the ranges before and after. */
export function useTimeline(address: TimelineAddress, lodges: readonly string[] | null) {
  const call = useCall()
  const queries = useQueryClient()
  const timelineQuery = ({ from, days, lodge }: TimelineAddress) => ({
    queryKey: [TIMELINE, from, days, lodge, lodges],
    queryFn: async () => {
      const some = lodge ? { lodge } : lodges && { lodges: [...lodges] }
      const query = { from, to: addDays(from, days), ...some }
      const timeline = await call('GET /api/admin/timeline', { query, ...optionalRead() })
      if (!timeline) void queries.invalidateQueries({ queryKey: ['/api/admin/calendar-events'] })
      return timeline
    },
  })
  const read = useQuery({
    ...timelineQuery(address),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    enabled: lodges?.length !== 0,
  })
  const { from, days, lodge } = address
  const shown = lodges?.join()
  const isReady = read.isSuccess && read.data !== null && lodges?.length !== 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `queryOf` is made of what is listed
  useEffect(() => {
    if (!isReady) return
    for (const step of [-days, days])
      void queries.prefetchQuery({
        ...timelineQuery({ from: addDays(from, step), days, lodge }),
        staleTime: PREFETCHED_MS,
      })
  }, [from, days, lodge, shown, isReady, queries])
  return read
}

export function useTimelineChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const key of [TIMELINE, '/api/admin/stays']) void queries.invalidateQueries({ queryKey: [key] })
  }
}
