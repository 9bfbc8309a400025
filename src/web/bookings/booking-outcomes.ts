import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Outcome } from './booking-outcome.tsx'

/** By draft: what the form shows, or will show when the guest, who had left its page before the answer, comes back. */
const outcomes = new Map<string, Outcome>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showOutcome(draft: string, outcome: Outcome | null): void {
  if (outcome) outcomes.set(draft, outcome)
  else outcomes.delete(draft)
  for (const listener of listeners) listener()
}

/** The outcome of a form's last request until the form goes away; `onBooked` is called when there is one. */
export function useOutcome(draft: string, onBooked: (outcome: Outcome) => void): Outcome | null {
  const outcome = useSyncExternalStore(
    subscribe,
    () => outcomes.get(draft) ?? null,
    () => null,
  )
  const booked = useEffectEvent(onBooked)
  useEffect(() => {
    if (outcome) booked(outcome)
  }, [outcome])
  useEffect(() => () => void outcomes.delete(draft), [draft])
  return outcome
}
