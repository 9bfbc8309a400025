import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { dateIn, formatInstantIn, formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'
import { registerWorker } from './register-worker.ts'

export function OfflineNote({ storedAt }: { storedAt: string | null }) {
  useEffect(() => {
    registerWorker().catch(() => {})
  }, [])
  return (
    <div role="status" className="column">
      {storedAt && (
        <p className="mb-6 flex items-center gap-2.5 rounded-control border border-line-strong/40 bg-raised px-4 py-3">
          <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          <span>{`You are offline. This is as of ${timeInWords(Date.parse(storedAt))}.`}</span>
        </p>
      )}
    </div>
  )
}

function timeInWords(instant: number): string {
  const timeZone = ownTimeZone()
  return dateIn(timeZone, instant) === dateIn(timeZone, Date.now())
    ? formatTimeIn(timeZone, instant)
    : formatInstantIn(timeZone, instant)
}
