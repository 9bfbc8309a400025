import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFreshness } from './freshness.ts'

/** A browser's 'online' event may come before the network is there, or not at all. */
const TRY_AGAIN_MS = 5000

/** Null when the booking is fresh. A stored one is reloaded until the network is back. */
export function useStoredAt(reference: string): string | null {
  const queries = useQueryClient()
  const [storedAt, setStoredAt] = useState<string | null>(null)
  useEffect(() => {
    const receive = ({ data }: MessageEvent<unknown>) => {
      if (isFreshness(data) && data.reference === reference) setStoredAt(data.storedAt)
    }
    const refresh = () => void queries.invalidateQueries({ queryKey: ['/api/bookings', reference] })
    navigator.serviceWorker?.addEventListener('message', receive)
    navigator.serviceWorker?.startMessages()
    addEventListener('online', refresh)
    return () => {
      navigator.serviceWorker?.removeEventListener('message', receive)
      removeEventListener('online', refresh)
    }
  }, [queries, reference])
  useEffect(() => {
    if (storedAt === null) return
    const timer = setInterval(
      () => void queries.invalidateQueries({ queryKey: ['/api/bookings', reference] }),
      TRY_AGAIN_MS,
    )
    return () => clearInterval(timer)
  }, [queries, reference, storedAt])
  return storedAt
}
