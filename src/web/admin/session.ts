import { useSyncExternalStore } from 'react'
import type { Admin } from '#contract/admin.ts'

const TOKEN = 'adminToken'
const USER = 'adminUser'

const listeners = new Set<() => void>()
const changed = (): void => {
  for (const listener of listeners) listener()
}

/** The bearer token that this browser keeps; null when nobody is signed in. */
export function adminToken(): string | null {
  return localStorage.getItem(TOKEN)
}

/** Who is signed in, as the login told it. A value that cannot be read counts as nobody known by name. */
export function adminUser(): Partial<Admin> {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER) ?? '{}')
    return user !== null && typeof user === 'object' ? user : {}
  } catch {
    return {}
  }
}

export function saveSession(token: string, admin: Admin): void {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(USER, JSON.stringify(admin))
  changed()
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  changed()
}

/** Another tab that signs out is heard by the `storage` event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The token, followed: null as soon as the session ends, in this tab or another. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, adminToken, () => null)
}
