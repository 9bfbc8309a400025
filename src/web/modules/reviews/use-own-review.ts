import { useQuery } from '@tanstack/react-query'
import { untilChange } from '#web/platform/api/until-change.ts'
import { useCall } from '#web/platform/api/use-call.ts'

export const reviewKey = (reference: string) => ['/api/bookings', reference, 'review']

export function useOwnReview(reference: string, key: string, isEnabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: reviewKey(reference),
    enabled: isEnabled,
    queryFn: () => call('GET /api/bookings/{reference}/review', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && !state.data.isOpen && untilChange([state.data.opensAt], state),
  })
}
