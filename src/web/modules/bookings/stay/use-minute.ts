import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in milliseconds from `first` on, renewed at the end of each minute. */
export function useMinute(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    // A page that the server rendered in an earlier minute is renewed at once.
    const next = now - (now % MINUTE_MS) + MINUTE_MS
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [now])
  return now
}
