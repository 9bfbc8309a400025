import { type RefObject, useEffect, useState } from 'react'
import { ALL_RENDERED_DAYS, columnWidth, renderedDays } from './geometry.ts'

/** The days that are rendered; of many days only those near the view, so that a year of all lodges scrolls smoothly. */
export function useRenderedDays(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  days: number,
) {
  const [rendered, setRendered] = useState(() => renderedDays({ scrollLeft: 0, width: 0, column: 0 }, days))
  useEffect(() => {
    const element = scroller.current
    const update = () => {
      if (!element || !grid.current) return
      const column = columnWidth(grid.current, days)
      const next = renderedDays({ scrollLeft: element.scrollLeft, width: element.clientWidth, column }, days)
      setRendered((known) => (known.first === next.first && known.last === next.last ? known : next))
    }
    update()
    if (days <= ALL_RENDERED_DAYS) return
    element?.addEventListener('scroll', update, { passive: true })
    return () => element?.removeEventListener('scroll', update)
  }, [scroller, grid, days])
  return { first: Math.min(rendered.first, days - 1), last: Math.min(rendered.last, days) }
}
