import clsx from 'clsx'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { addDays, daysBetween } from '#contract/platform/dates.ts'
import type { Bar, Row } from './bars.ts'
import { isWeekend } from './dates-in-words.ts'
import { nameOfNight, toNight } from './night.ts'

type TimelineRowProps = {
  row: Row
  index: number
  today: string
  dates: readonly string[]
  firstColumn: number
  chosenFrom: string | null
  chosenTo: string | null
  /** The tab stop; null in other rows. */
  stopDate: string | null
  stopLane: number
  /** The target of a moved stay. */
  ghostFrom: string | null
  ghostTo: string | null
  /** The chosen or moved bar. */
  activeBar: string | null
}

const style = (values: Record<string, number>) => values as CSSProperties

export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { row, index, today, dates, firstColumn, chosenFrom, chosenTo, stopDate, stopLane } = props
  const { ghostFrom, ghostTo } = props
  const first = dates[0] ?? ''
  const last = addDays(first, dates.length)
  const bars = barsByCell(row, first)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={row.slug}
      className="tl-row"
      style={style({ '--lanes': row.lanes })}
    >
      <div role="rowheader" className="tl-name" aria-colindex={1}>
        <span className="line-clamp-2">{row.name}</span>
      </div>
      {dates.map((date, day) => (
        <Cell
          key={date}
          row={row}
          date={date}
          column={firstColumn + day}
          today={today}
          isChosen={chosenFrom !== null && chosenTo !== null && chosenFrom <= date && date < chosenTo}
          isStop={stopDate === date && stopLane < 0}
        >
          {bars.get(date)?.map((bar) => (
            <BarButton key={bar.id} {...props} bar={bar} first={first} last={last} />
          ))}
        </Cell>
      ))}
      {ghostFrom && ghostTo && ghostTo > first && ghostFrom < last && (
        <div
          aria-hidden="true"
          className="tl-ghost"
          style={style({
            '--i': firstColumn + daysBetween(first, ghostFrom),
            '--n': daysBetween(ghostFrom, ghostTo),
          })}
        />
      )}
    </div>
  )
})

/** A cell holds the bars that begin on its date; the first rendered cell also holds those that began earlier. */
function barsByCell({ bars }: Row, first: string): ReadonlyMap<string, Bar[]> {
  const byCell = new Map<string, Bar[]>()
  for (const bar of bars) {
    if (bar.to <= first) continue
    const date = bar.from > first ? bar.from : first
    byCell.set(date, [...(byCell.get(date) ?? []), bar])
  }
  return byCell
}

type CellProps = {
  row: Row
  date: string
  column: number
  today: string
  isChosen: boolean
  isStop: boolean
  children?: ReactNode
}

/** A cell without bars renders again only when its own look changes. */
const Cell = memo(function Cell({ row, date, column, today, isChosen, isStop, children }: CellProps) {
  const night = toNight(row, date, today)
  return (
    <div
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-colindex={column + 2}
      data-date={date}
      data-lodge={row.slug}
      className={clsx(
        'tl-cell',
        isWeekend(date) && 'weekend',
        date === today && 'today',
        night.isPast && 'past',
        isChosen && 'chosen',
      )}
      style={style({ '--i': column })}
    >
      <span className="sr-only">{nameOfNight(night)}</span>
      {night.taken === null && !night.isPast && !endsOn(row, date) && (
        <span aria-hidden="true">{shortPrice(night.rate.price)}</span>
      )}
      {children}
    </div>
  )
})

/** A stay that ends on this date leaves no room for the price. */
const endsOn = ({ bars }: Row, date: string): boolean =>
  bars.some(({ to, taken }) => taken === 'booked' && to === date)

type BarProps = Pick<TimelineRowProps, 'row' | 'stopDate' | 'stopLane' | 'activeBar'> & {
  bar: Bar
  first: string
  last: string
}

function BarButton({ row, bar, first, last, stopDate, stopLane, activeBar }: BarProps) {
  const from = bar.from > first ? bar.from : first
  const to = bar.to < last ? bar.to : last
  const isStop = stopDate !== null && stopLane === bar.lane && bar.from <= stopDate && stopDate < bar.to
  const isMovable = bar.entry.kind === 'stay'
  const nights = daysBetween(from, to)
  // Guests arrive in the afternoon and leave before noon, so two stays share the day.
  const isStay = bar.taken === 'booked'
  const start = isStay && bar.from >= first ? 0.5 : 0
  const end = isStay && bar.to < last ? 0.5 : 0
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      title={bar.name}
      data-bar={bar.id}
      data-row-of-bar={row.slug}
      className={clsx(
        'tl-bar',
        bar.look,
        isMovable && 'movable',
        nights === 1 && 'single',
        bar.from < first && 'cut-left',
        bar.to > last && 'cut-right',
        activeBar === bar.id && 'active',
      )}
      style={style({ '--n': nights - start + end, '--start': start, '--lane': bar.lane })}
    >
      {isMovable && bar.from >= first && (
        <span aria-hidden="true" data-edge="start" className="tl-edge start" />
      )}
      {bar.owed && (
        <span aria-hidden="true" className={clsx('tl-owed', bar.owed === 'late' && 'late')}>
          $
        </span>
      )}
      <span aria-hidden="true" className="truncate">
        {bar.text}
      </span>
      <span className="sr-only">{bar.name}</span>
      {isMovable && bar.to <= last && <span aria-hidden="true" data-edge="end" className="tl-edge end" />}
    </button>
  )
}

/** '450', '1250', '12k': dollars in four characters. */
const shortPrice = (price: number): string =>
  price < 10_000 ? String(price) : `${Math.round(price / 1000)}k`
