import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DateRange } from '#contract/dates.ts'
import type { Call } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { optionalRead } from '../use-admin-call.ts'

/**
 * Stays of a half-open range; loads nothing while the range is null. A 401 gives null and reloads the events, whose
 * call ends the session.
 */
function useMonthStays<Stay>(
  key: string,
  range: DateRange | null,
  read: (call: Call, query: DateRange) => Promise<Stay[] | null>,
) {
  const call = useCall()
  const queries = useQueryClient()
  return useQuery({
    queryKey: [key, range],
    staleTime: 0,
    enabled: range !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const stays = await read(call, range ?? { from: '', to: '' })
      if (!stays) void queries.invalidateQueries({ queryKey: ['/api/admin/calendar-events'] })
      return stays
    },
  })
}

/** Requested and confirmed stays of all lodges within a half-open range. */
export const useStays = (range: DateRange | null) =>
  useMonthStays('/api/admin/stays', range, (call, query) =>
    call('GET /api/admin/stays', { query, ...optionalRead() }),
  )

/** Imported stays of all lodges within a half-open range. */
export const useImportedStays = (range: DateRange | null) =>
  useMonthStays('/api/admin/imported-stays', range, (call, query) =>
    call('GET /api/admin/imported-stays', { query, ...optionalRead() }),
  )
