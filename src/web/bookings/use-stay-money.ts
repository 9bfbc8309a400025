import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'

/** What was paid for a guest's own booking and what of it goes back, in cents; the payments' room reads the same. */
export function useStayMoney(reference: string, key: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/bookings', reference, 'payment'],
    queryFn: () => call('GET /api/bookings/{reference}/payment', { params: { reference }, query: { key } }),
  })
}
