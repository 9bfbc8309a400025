import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DateRange } from '#contract/platform/dates.ts'
import type { Call } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { optionalRead } from '../kit/use-admin-call.ts'

/** `lodges` is null for all; a null `range` loads nothing. A 401 gives null and reloads the events, whose call ends the session. */
function useMonthStays<Stay>(
  key: string,
  range: DateRange | null,
  lodges: readonly string[] | null,
  read: (call: Call, query: DateRange & { lodges?: string[] }) => Promise<Stay[] | null>,
) {
  const call = useCall()
  const queries = useQueryClient()
  return useQuery({
    queryKey: [key, range, lodges],
    staleTime: 0,
    enabled: range !== null && lodges?.length !== 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const some = lodges && { lodges: [...lodges] }
      const stays = await read(call, { ...(range ?? { from: '', to: '' }), ...some })
      if (!stays) void queries.invalidateQueries({ queryKey: ['/api/admin/calendar-events'] })
      return stays
    },
  })
}

export const useStays = (range: DateRange | null, lodges: readonly string[] | null) =>
  useMonthStays('/api/admin/stays', range, lodges, (call, query) =>
    call('GET /api/admin/stays', { query, ...optionalRead() }),
  )

export const useImportedStays = (range: DateRange | null, lodges: readonly string[] | null) =>
  useMonthStays('/api/admin/imported-stays', range, lodges, (call, query) =>
    call('GET /api/admin/imported-stays', { query, ...optionalRead() }),
  )
