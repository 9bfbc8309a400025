import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dateIn, formatInstantIn, ownTimeZone } from '#contract/dates.ts'
import { isFreshness } from './freshness.ts'
import { registerWorker } from './register-worker.ts'

/** Makes the page of a stay open without a network, and says so when it has. */
export function OfflineNote({ reference }: { reference: string }) {
  const storedAt = useStoredAt(reference)
  useEffect(() => {
    registerWorker().catch(() => {})
  }, [])
  return (
    <div role="status" className="column">
      {storedAt && (
        <p className="mb-6 flex items-center gap-2.5 rounded-control border border-line-strong/40 bg-raised px-4 py-3">
          <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          You are offline. This is as of {timeInWords(Date.parse(storedAt))}.
        </p>
      )}
    </div>
  )
}

/** A browser's 'online' may come before the network is there, or not at all. */
const TRY_AGAIN_MS = 5000

/** When the booking on the page was stored; null when it is fresh. Reloads it until the network is back. */
function useStoredAt(reference: string): string | null {
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

/** '14:05' of today, with the date of another day. */
function timeInWords(instant: number): string {
  const timeZone = ownTimeZone()
  const words = formatInstantIn(timeZone, instant)
  return dateIn(timeZone, instant) === dateIn(timeZone, Date.now()) ? words.slice(-5) : words
}
