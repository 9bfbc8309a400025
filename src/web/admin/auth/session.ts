import { useSyncExternalStore } from 'react'
import type { Admin } from '#contract/auth/login.ts'
import { Role } from '#contract/platform/roles.ts'
import { readStored, store } from '#web/platform/ui/hooks/browser-storage.ts'

const TOKEN = 'adminToken'
const USER = 'adminUser'
/** The time of the last input in any tab of this browser. */
const LAST_INPUT = 'adminLastInput'

const listeners = new Set<() => void>()
const changed = (): void => {
  for (const listener of listeners) listener()
}

/** The bearer token in this browser; null without a login. */
export function adminToken(): string | null {
  return readStored(TOKEN)
}

/** The admin of this browser's session. A stored value that cannot be read gives an empty object. */
export function adminUser(): Partial<Admin> {
  try {
    const user: unknown = JSON.parse(readStored(USER) ?? '{}')
    return user !== null && typeof user === 'object' ? user : {}
  } catch {
    return {}
  }
}

/** The role of this browser's session; the server decides again at every call. */
export const adminRole = (): Role => Role.safeParse(adminUser().role).data ?? 'admin'

export function saveSession(token: string, admin: Admin): void {
  store(TOKEN, token)
  store(USER, JSON.stringify(admin))
  changed()
}

export function clearSession(): void {
  store(TOKEN, null)
  store(USER, null)
  store(LAST_INPUT, null)
  changed()
}

/** Milliseconds since 1970; 0 without a session. */
export const lastInput = (): number => Number(readStored(LAST_INPUT))

export function storeLastInput(at: number): void {
  store(LAST_INPUT, String(at))
}

/** Listens for the `storage` event, which other tabs cause. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The token; null as soon as the session ends, in this tab or another. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, adminToken, () => null)
}

/** The role, which may change with another sign-in. */
export function useAdminRole(): Role {
  return useSyncExternalStore(subscribe, adminRole, () => 'admin')
}
