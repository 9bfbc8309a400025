import clsx from 'clsx'
import { type CSSProperties, memo } from 'react'
import { getWeekday } from '#contract/platform/date-lists.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { isWeekend } from './dates-in-words.ts'

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

type TimelineHeadProps = { dates: readonly string[]; firstColumn: number; today: string }

export const TimelineHead = memo(function TimelineHead({ dates, firstColumn, today }: TimelineHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className="tl-head">
      <div role="columnheader" aria-colindex={1} data-corner className="tl-name tl-corner">
        Lodge
      </div>
      {dates.map((date, day) => (
        <div
          key={date}
          role="columnheader"
          aria-colindex={firstColumn + day + 2}
          className={clsx('tl-day', isWeekend(date) && 'weekend', date === today && 'today')}
          style={{ '--i': firstColumn + day } as CSSProperties}
        >
          <span className="sr-only">{formatDate(date)}</span>
          <span aria-hidden="true">
            {day === 0 || date.endsWith('-01') ? formatDate(date).slice(5, 8) : weekdays[getWeekday(date)]}
          </span>
          <span aria-hidden="true" className="tabular">
            {Number(date.slice(8))}
          </span>
        </div>
      ))}
    </div>
  )
})
