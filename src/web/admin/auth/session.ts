import { useSyncExternalStore } from 'react'
import type { Admin } from '#contract/auth/login.ts'
import { Role } from '#contract/platform/roles.ts'
import { readStored, store } from '#web/platform/ui/hooks/browser-storage.ts'

const TOKEN = 'adminToken'
const USER = 'adminUser'
/** The last input in any tab of this browser. */
const LAST_INPUT = 'adminLastInput'

const listeners = new Set<() => void>()
const changed = (): void => {
  for (const listener of listeners) listener()
}

export function adminToken(): string | null {
  return readStored(TOKEN)
}

/** An unreadable stored value gives an empty object. */
export function adminUser(): Partial<Admin> {
  try {
    const user: unknown = JSON.parse(readStored(USER) ?? '{}')
    return user !== null && typeof user === 'object' ? user : {}
  } catch {
    return {}
  }
}

/** The server checks the role again at every call. */
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

/** The `storage` event comes from other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Null as soon as the session ends, in this tab or another. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, adminToken, () => null)
}

/** Another sign-in in this browser may change the role. */
export function useAdminRole(): Role {
  return useSyncExternalStore(subscribe, adminRole, () => 'admin')
}
