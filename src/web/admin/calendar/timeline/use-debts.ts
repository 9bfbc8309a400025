import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDecimal } from '#contract/platform/money.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { optionalRead } from '#web/admin/kit/use-admin-call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import type { Debts } from './bars.ts'

/** Empty until loaded. */
export function useDebts(today: string): Debts {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['/api/admin/due'],
    staleTime: 0,
    queryFn: (): Promise<DueStay[] | null> => call('GET /api/admin/due', optionalRead()),
  })
  return useMemo(() => {
    const owing = (data ?? []).filter(({ dueCents }) => dueCents > 0)
    return new Map(
      owing.map(({ id, dueCents, dueOn, checkIn }) => {
        const isLate = (dueOn ?? checkIn) < today
        const words = `owes ${formatDecimal(dueCents / 100)}${isLate ? ', late' : ''}`
        return [id, { owed: isLate ? 'late' : 'owed', words }]
      }),
    )
  }, [data, today])
}
