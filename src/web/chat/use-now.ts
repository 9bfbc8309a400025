import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time in milliseconds, anew every half minute: for words like '5 min ago'. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
