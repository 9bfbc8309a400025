import { useMemo } from 'react'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

export type Owner = { name: string; token: string }

function storedOwner(): Owner | null {
  try {
    const token = localStorage.getItem('adminToken')
    const user: unknown = JSON.parse(localStorage.getItem('adminUser') ?? 'null')
    if (!token || typeof user !== 'object' || user === null) return null
    return { token, name: 'name' in user && typeof user.name === 'string' ? user.name : '' }
  } catch {
    return null
  }
}

/** The owner who is signed in on this browser, if any; nobody on the server and in the first render. */
export function useOwner(): Owner | null {
  const isHydrated = useIsHydrated()
  return useMemo(() => (isHydrated ? storedOwner() : null), [isHydrated])
}
