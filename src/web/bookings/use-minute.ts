import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in milliseconds, renewed at the end of each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
