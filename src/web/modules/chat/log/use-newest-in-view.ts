import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 60

/** Scrolls to the end for new items; while the reader has scrolled up, counts them instead. */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  newestId: number,
  unseenSince: (id: number) => number,
  ownCount: number,
) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(0)
  const wasOwn = useRef(ownCount)
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useLayoutEffect(() => {
    const hasSpoken = ownCount > wasOwn.current
    wasOwn.current = ownCount
    if (!isAtEnd && !hasSpoken) return
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
    if (newestId > 0) setSeenId(newestId)
  }, [isAtEnd, newestId, ownCount, list])
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () =>
      setIsAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX)
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  return { unseen: isAtEnd ? 0 : unseenSince(seenId), toEnd }
}
