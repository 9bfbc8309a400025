import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api/call.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { hasStay, keepChanged, type StayDraft, stayQuery } from './stay-draft.ts'

const shared = { staleTime: 0, placeholderData: keepPreviousData, retry: false } as const

export function useEntryQuote(draft: StayDraft) {
  const call = useAdminCall()
  const extras = draft.extras.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
  const query = {
    ...stayQuery(draft, true),
    ...(draft.email.includes('@') && { email: draft.email }),
    ...(extras && { extras }),
  }
  return useQuery({
    ...shared,
    queryKey: ['/api/admin/entry-quote', query],
    enabled: hasStay(draft),
    queryFn: () => call('GET /api/admin/entry-quote', { query }),
  })
}

/** Includes the conflicts and what is due after the change. */
export function useChangeQuote(id: number, draft: StayDraft, before: StayDraft) {
  const call = useAdminCall()
  const price = draft.choice === 'keep' ? ('keep' as const) : ('recalculate' as const)
  // Matches what is sent: untouched fields keep their stored values.
  const stay = keepChanged(
    { ...stayQuery(draft, draft.choice === 'agreed'), email: draft.email },
    draft,
    before,
  )
  const query = { ...stay, price }
  return useQuery({
    ...shared,
    queryKey: ['/api/admin/bookings', id, 'quote', query],
    enabled: hasStay(draft),
    queryFn: () => call('GET /api/admin/bookings/{id}/change-quote', { params: { id }, query }),
  })
}

/** The total that the booking must have. Undefined while the price shown is that of another stay. */
export const shownTotal = ({ data, isPlaceholderData }: ShownQuote): number | undefined =>
  isPlaceholderData ? undefined : data?.quote.totalCents

type ShownQuote = { data: { quote: { totalCents: number } } | undefined; isPlaceholderData: boolean }

export const quoteFailure = (error: unknown): string | null => {
  if (!error) return null
  return (error instanceof ApiError && error.detail) || 'The price could not be read.'
}
