import { useEffect } from 'react'
import { IDLE_HOURS } from '#contract/auth/account.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { expireSession } from '../kit/use-admin-call.ts'
import { lastInput, storeLastInput } from './session.ts'

const IDLE_MS = IDLE_HOURS * 3_600_000
/** Milliseconds between checks, and between stored inputs. */
const EVERY_MS = 30_000
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Ends the session, on the server too, after `IDLE_HOURS` without input in any admin page. Pages poll, so the server's own limit does not end it. */
export function useIdleEnd(token: string | null): void {
  const call = useCall()
  useEffect(() => {
    if (token === null) return
    let stored = 0
    const store = () => {
      if (Date.now() - stored < EVERY_MS) return
      stored = Date.now()
      storeLastInput(stored)
    }
    const check = () => {
      if (Date.now() - lastInput() < IDLE_MS) return
      void call('POST /api/admin/logout', { token }).catch(() => undefined)
      expireSession(token)
    }
    store()
    const timer = setInterval(check, EVERY_MS)
    for (const input of inputs) addEventListener(input, store, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const input of inputs) removeEventListener(input, store, { capture: true })
    }
  }, [token, call])
}
