import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that two months need. */
const TWO_MONTHS_FROM = 544

/** Number of months that fit the element, 1 or 2; follows its width. */
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
