import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { addDays, datesFrom } from '#contract/platform/dates.ts'
import { ErrorMessage } from '#web/admin/kit/panel.tsx'
import type { Row } from './bars.ts'
import { type Chosen, rangeOf } from './chosen.ts'
import { barAt, renderedStop } from './grid-stop.ts'
import { TimelineHead } from './timeline-head.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { useRenderedDays } from './use-rendered-days.ts'
import type { useTimeline } from './use-timeline.ts'
import type { TimelineAddress } from './use-timeline-address.ts'
import type { useTimelineGrid } from './use-timeline-grid.ts'
import './timeline.css'

type TimelineGridProps = {
  read: ReturnType<typeof useTimeline>
  rows: readonly Row[]
  address: TimelineAddress
  today: string
  chosen: Chosen
  grid: ReturnType<typeof useTimelineGrid>
}

/** The days and the rows; while they load a placeholder. */
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
            {...marksOf(row.slug, chosen)}
            stopDate={stop.slug === row.slug ? stop.date : null}
            stopLane={stop.slug === row.slug ? stopLane : -1}
          />
        ))}
      </div>
    </div>
  )
}

/** What of the choice a row shows, in values that stay equal while they do not change. */
function marksOf(slug: string, chosen: Chosen) {
  const none = { chosenFrom: null, chosenTo: null, ghostFrom: null, ghostTo: null, activeBar: null }
  if (chosen.kind === 'days' && chosen.slug === slug) {
    const { from, to } = rangeOf(chosen)
    return { ...none, chosenFrom: from, chosenTo: to }
  }
  if (chosen.kind !== 'stay' && chosen.kind !== 'move') return none
  const activeBar = chosen.stay.lodgeSlug === slug ? `stay-${chosen.stay.id}` : null
  if (chosen.kind === 'stay' || chosen.proposal.slug !== slug) return { ...none, activeBar }
  return { ...none, activeBar, ghostFrom: chosen.proposal.checkIn, ghostTo: chosen.proposal.checkOut }
}
