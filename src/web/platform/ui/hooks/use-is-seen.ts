import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onSeen` once the element is in view of a page in the foreground. Calls it again for a later id, and
 * for another number of unread messages, which may have come before an own one.
 */
export function useIsSeen(
  element: RefObject<HTMLElement | null>,
  { lastId, unread }: { lastId: number; unread: number },
  onSeen: (lastId: number) => void,
): void {
  const [isInView, setIsInView] = useState(false)
  const [isInFront, setIsInFront] = useState(false)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!element.current) return
    const views = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false))
    views.observe(element.current)
    return () => views.disconnect()
  }, [element])
  useEffect(() => {
    const look = () => setIsInFront(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unread messages are what is seen
  useEffect(() => {
    if (isInView && isInFront && lastId > 0) seen(lastId)
  }, [isInView, isInFront, lastId, unread])
}
