import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels from which two months stand side by side with days wide enough for a finger. */
const TWO_MONTHS_FROM = 544

/** Two months where the element is wide enough, one on a phone; follows the element's width. */
export function useMonthsFitting(element: RefObject<HTMLElement | null>): 1 | 2 {
  const [months, setMonths] = useState<1 | 2>(1)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => setMonths(watched.clientWidth >= TWO_MONTHS_FROM ? 2 : 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return months
}
