import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'

export const availabilityQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug, 'availability'],
    queryFn: () => call('GET /api/lodges/{slug}/availability', { params: { slug }, query: {} }),
    // Others may have booked since, so every form reloads it.
    staleTime: 0,
  })

export function useAvailability(slug: string | undefined, refetchOnMount = true) {
  const call = useCall()
  return useQuery({ ...availabilityQuery(call, slug ?? ''), enabled: slug !== undefined, refetchOnMount })
}

/** Sends no request without an @. */
export function useDay1(email: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/badges', email, 'day1'],
    queryFn: () => call('GET /api/badges/{email}/day1', { params: { email } }),
    enabled: email.includes('@'),
  })
}
