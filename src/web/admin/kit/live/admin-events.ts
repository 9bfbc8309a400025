import { useEffect, useEffectEvent } from 'react'
import type { AdminEvent } from '#contract/messages/inbox.ts'
import { SIGNED_OUT } from '#contract/messages/message-limits.ts'
import { includesRole } from '#contract/platform/roles.ts'
import { adminToken, useAdminRole, useAdminToken } from '#web/admin/auth/session.ts'
import { openLive } from '#web/platform/live/live-socket.ts'

/** The socket survives a change of page. */
const LINGER_MS = 3000

const listeners = new Set<(event: AdminEvent) => void>()
let close: (() => void) | null = null
let lingering: ReturnType<typeof setTimeout> | undefined

function open(): void {
  close ??= openLive<AdminEvent>({
    path: '/api/admin/live',
    firstFrame: () => ({ type: 'token', token: adminToken() ?? '' }),
    onEvent: (event) => {
      for (const listener of listeners) listener(event)
    },
    mayReconnect: (code) => {
      if (code !== SIGNED_OUT) return true
      close = null
      return false
    },
  })
}

function subscribe(listener: (event: AdminEvent) => void): () => void {
  clearTimeout(lingering)
  listeners.add(listener)
  open()
  return () => {
    listeners.delete(listener)
    clearTimeout(lingering)
    lingering = setTimeout(() => {
      if (listeners.size > 0) return
      close?.()
      close = null
    }, LINGER_MS)
  }
}

/** Null for other roles, which get no events. */
export function useManagerToken(): string | null {
  const token = useAdminToken()
  return includesRole(useAdminRole(), 'manager') ? token : null
}

/** Events come from any server instance. `ready` follows each connection: earlier changes were not announced, so read everything again. */
export function useAdminEvents(onEvent: (event: AdminEvent) => void): void {
  const token = useManagerToken()
  const receive = useEffectEvent(onEvent)
  useEffect(() => (token ? subscribe((event) => receive(event)) : undefined), [token])
}
