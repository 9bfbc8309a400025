import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { BookingAttempt } from './booking-attempt.ts'
import type { Outcome } from './booking-sent.tsx'

/** What became of a form's last request: a booking, or the error of an attempt. */
type Ending = { outcome: Outcome; failure?: never } | { outcome?: never; failure: Failure }
type Failure = { error: unknown; attempt: BookingAttempt }

/** By draft, until the next request or a reload: a guest who left the form's page before the answer sees it when he comes back. */
const endings = new Map<string, Ending>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showEnding(draft: string, ending: Ending | null): void {
  if (ending) endings.set(draft, ending)
  else endings.delete(draft)
  for (const listener of listeners) listener()
}

export const useEnding = (draft: string): Ending | null =>
  useSyncExternalStore(
    subscribe,
    () => endings.get(draft) ?? null,
    () => null,
  )

/** The outcome of a form's last request until the next one; `onBooked` is called when there is one. */
export function useOutcome(draft: string, onBooked: (outcome: Outcome) => void): Outcome | null {
  const { outcome = null } = useEnding(draft) ?? {}
  const booked = useEffectEvent(onBooked)
  useEffect(() => {
    if (outcome) booked(outcome)
  }, [outcome])
  return outcome
}
