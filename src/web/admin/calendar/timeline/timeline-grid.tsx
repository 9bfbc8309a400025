import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, datesFrom } from '#contract/platform/dates.ts'
import { ErrorMessage } from '#web/admin/kit/panel.tsx'
import type { Row } from './bars.ts'
import { type Chosen, toRange } from './chosen.ts'
import { ALL_RENDERED_DAYS, columnWidth, renderedDays } from './geometry.ts'
import { barAt, renderedStop } from './grid-stop.ts'
import { TimelineHead } from './timeline-head.tsx'
import { TimelineRow } from './timeline-row.tsx'
import type { useTimeline } from './use-timeline.ts'
import type { TimelineAddress } from './use-timeline-address.ts'
import type { useTimelineGrid } from './use-timeline-grid.ts'
import './timeline.css'

/** Renders only the days near the view, so that a year of all lodges scrolls smoothly. */
function useRenderedDays(
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

type TimelineGridProps = {
  read: ReturnType<typeof useTimeline>
  rows: readonly Row[]
  address: TimelineAddress
  today: string
  chosen: Chosen
  grid: ReturnType<typeof useTimelineGrid>
}

export function TimelineGrid(props: TimelineGridProps) {
  const { read, rows } = props
  if (read.isLoadingError)
    return (
      <div className="px-4 pb-4">
        <ErrorMessage message="The timeline could not be loaded." onRetry={() => void read.refetch()} />
      </div>
    )
  if (read.isLoading) return <div className="placeholder mx-4 h-[34rem] rounded-control" />
  return rows.length === 0 ? null : <Days {...props} />
}

function Days({ read, rows, address: { from, days }, today, chosen, grid }: TimelineGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useRenderedDays(scroller, grid.grid, days)
  const dates = useMemo(() => datesFrom(addDays(from, first), Math.max(0, last - first)), [from, first, last])
  const shown = { today, dates, firstColumn: first }
  const stop = renderedStop(rows, grid.stop, { from: addDays(from, first), to: addDays(from, last) })
  const stopLane = barAt(rows, stop)?.lane ?? -1
  useEffect(grid.onRendered)
  return (
    <div ref={scroller} className="tl-scroll">
      <div
        ref={grid.grid}
        role="grid"
        aria-label="Timeline"
        aria-multiselectable="true"
        aria-busy={read.isPlaceholderData}
        aria-colcount={days + 1}
        aria-rowcount={rows.length + 1}
        className="tl-grid"
        style={{ '--days': days } as CSSProperties}
        {...grid.handlers}
      >
        <TimelineHead {...shown} />
        {rows.map((row, index) => (
          <TimelineRow
            key={row.slug}
            row={row}
            index={index}
            {...shown}
            {...findMarks(row.slug, chosen)}
            stopDate={stop.slug === row.slug ? stop.date : null}
            stopLane={stop.slug === row.slug ? stopLane : -1}
          />
        ))}
      </div>
    </div>
  )
}

/** Flat values, equal until they change, so that `memo` skips the other rows. */
function findMarks(slug: string, chosen: Chosen) {
  const none = { chosenFrom: null, chosenTo: null, ghostFrom: null, ghostTo: null, activeBar: null }
  if (chosen.kind === 'days' && chosen.slug === slug) {
    const { from, to } = toRange(chosen)
    return { ...none, chosenFrom: from, chosenTo: to }
  }
  if (chosen.kind !== 'stay' && chosen.kind !== 'move') return none
  const activeBar = chosen.stay.lodgeSlug === slug ? `stay-${chosen.stay.id}` : null
  if (chosen.kind === 'stay' || chosen.proposal.slug !== slug) return { ...none, activeBar }
  return { ...none, activeBar, ghostFrom: chosen.proposal.checkIn, ghostTo: chosen.proposal.checkOut }
}
