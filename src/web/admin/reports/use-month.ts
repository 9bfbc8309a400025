import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { dateIn, ownTimeZone } from '#contract/platform/dates.ts'
import { Month } from '#contract/platform/fields.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

/** Defaults to this month. */
export function useMonthAddress() {
  const { month } = useSearch({ strict: false }) as { month?: unknown }
  const navigate = useNavigate()
  const thisMonth = dateIn(ownTimeZone(), Date.now()).slice(0, 7)
  return {
    month: Month.safeParse(month).data ?? thisMonth,
    go: (other: string) =>
      void navigate({
        to: '.',
        search: withSearch((before) => ({
          ...before,
          month: other === thisMonth ? undefined : other,
        })),
        resetScroll: false,
      }),
  }
}

export function useMonthReport(month: string) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/reports/month', month],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/reports/month', { query: { month } }),
  })
}
