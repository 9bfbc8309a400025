import { type RefObject, useEffect, useRef } from 'react'
import type { Size } from './projection.ts'

/** An element's size in CSS pixels, kept where each frame reads it; a change asks for a frame. */
export function useSize(element: RefObject<HTMLElement | null>, onChange: () => void): RefObject<Size> {
  const size = useRef<Size>({ width: 1, height: 1 })
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      size.current = { width: entry.contentRect.width || 1, height: entry.contentRect.height || 1 }
      onChange()
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, onChange])
  return size
}
