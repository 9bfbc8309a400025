import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from before the page is printed until it is. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The printer takes the page as it is when the event ends.
    const set = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', set)
    addEventListener('afterprint', set)
    return () => {
      removeEventListener('beforeprint', set)
      removeEventListener('afterprint', set)
    }
  }, [])
  return isPrinting
}
