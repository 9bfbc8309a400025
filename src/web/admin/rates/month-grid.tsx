import clsx from 'clsx'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { longMonth } from '../kit/month-names.ts'
import { datesOfMonths } from './months.ts'
import { RateCell } from './rate-cell.tsx'
import type { GridProps } from './year-grid.tsx'

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

type MonthGridProps = GridProps & { lodges: readonly OwnersLodge[]; today: string }

export function MonthGrid({ lodges, month, today, nightAt, isChosen, stop }: MonthGridProps) {
  const dates = datesIn(datesOfMonths(month))
  return (
    <div className="rate-scroll">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: nights are chosen in it (ARIA 1.2, grid)
        role="grid"
        aria-label={`Rates of all lodges in ${longMonth(month)}`}
        aria-multiselectable="true"
        className="rate-rows"
      >
        <thead>
          <tr>
            <th scope="col">Lodge</th>
            {dates.map((date) => (
              <th key={date} scope="col" className={clsx('day-head', date === today && 'today')}>
                <span>{weekdays[getWeekday(date)]}</span>
                <span className="tabular">{Number(date.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lodges.map(({ slug, name, price }) => (
            <tr key={slug}>
              <th scope="row">
                <span className="block truncate">{name}</span>
                <span className="block tabular text-xs text-muted">{formatDollars(price)}</span>
              </th>
              {dates.map((date) => (
                <RateCell
                  key={date}
                  slug={slug}
                  date={date}
                  night={nightAt(slug, date)}
                  isChosen={isChosen(slug, date)}
                  isTabStop={stop.date === date && stop.slug === slug}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
