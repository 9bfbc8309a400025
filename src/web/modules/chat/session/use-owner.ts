import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#web/platform/api/use-call.ts'
import { readStored } from '#web/platform/ui/hooks/browser-storage.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'

export type Owner = { name: string; token: string }

function storedOwner(): Owner | null {
  try {
    const token = readStored('adminToken')
    const user: unknown = JSON.parse(readStored('adminUser') ?? 'null')
    if (!token || typeof user !== 'object' || user === null) return null
    // A housekeeper chats as a guest.
    if ('role' in user && user.role === 'housekeeper') return null
    return { token, name: 'name' in user && typeof user.name === 'string' ? user.name : '' }
  } catch {
    return null
  }
}

/** Null on the server and in the first render. `hasExpired`: the server does not know the session. */
export function useOwner(): { owner: Owner | null; hasExpired: boolean } {
  const call = useCall()
  const isHydrated = useIsHydrated()
  const owner = useMemo(() => (isHydrated ? storedOwner() : null), [isHydrated])
  const { data } = useQuery({
    queryKey: ['/api/admin/bookings', 'is-signed-in', owner?.token],
    staleTime: 0,
    enabled: owner !== null,
    queryFn: () =>
      call('GET /api/admin/bookings', {
        query: { limit: 1 },
        token: owner?.token ?? null,
        on401: 'returnNull',
      }),
  })
  const hasExpired = data === null
  return { owner: hasExpired ? null : owner, hasExpired }
}
