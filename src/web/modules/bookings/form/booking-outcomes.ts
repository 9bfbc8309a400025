import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { BookingAttempt } from './booking-attempt.ts'
import type { Outcome } from './booking-sent.tsx'

type Ending = { outcome: Outcome; failure?: never } | { outcome?: never; failure: Failure }
type Failure = { error: unknown; attempt: BookingAttempt }

/** Kept by draft until the next request or a reload, so that a guest who left the page sees the result on return. */
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

/** Calls `onBooked` when there is an outcome, also after a return to the page. */
export function useOutcome(draft: string, onBooked: (outcome: Outcome) => void): Outcome | null {
  const { outcome = null } = useEnding(draft) ?? {}
  const booked = useEffectEvent(onBooked)
  useEffect(() => {
    if (outcome) booked(outcome)
  }, [outcome])
  return outcome
}
