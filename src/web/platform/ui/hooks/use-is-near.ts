import { type RefObject, useEffect, useState } from 'react'

const NEAR_PX = 800

/** Whether the element was within 800 pixels of the window once; false on the server. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_PX}px` },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isNear
}
