import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'

export const availabilityQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug, 'availability'],
    queryFn: () => call('GET /api/lodges/{slug}/availability', { params: { slug }, query: {} }),
    // Somebody else may have booked since; each opening of a form asks anew.
    staleTime: 0,
  })

/** The nights of a lodge that cannot be booked. */
export function useAvailability(slug: string | undefined) {
  const call = useCall()
  return useQuery({ ...availabilityQuery(call, slug ?? ''), enabled: slug !== undefined })
}

/** Whether an e-mail holds the Day 1 badge; asked only once the text has an @ in it. */
export function useDay1(email: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/badges', email, 'day1'],
    queryFn: () => call('GET /api/badges/{email}/day1', { params: { email } }),
    enabled: email.includes('@'),
  })
}
