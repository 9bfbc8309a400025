import { useId } from 'react'
import { longMonth } from '../kit/month-names.ts'
import type { Spot } from '../kit/use-grid-pointer.ts'
import { addMonths, weeksIn } from './months.ts'
import type { Night } from './night.ts'
import { RateCell } from './rate-cell.tsx'

export type GridProps = {
  month: string
  nightAt: (slug: string, date: string) => Night | null
  isChosen: (slug: string, date: string) => boolean
  stop: Spot
}

export function YearGrid({ slug, ...props }: GridProps & { slug: string }) {
  const months = Array.from({ length: 12 }, (_, index) => addMonths(props.month, index))
  return (
    <div className="grid gap-x-6 gap-y-8 [grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr))]">
      {months.map((month) => (
        <MonthOfWeeks key={month} {...props} month={month} slug={slug} />
      ))}
    </div>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function MonthOfWeeks({ month, slug, nightAt, isChosen, stop }: GridProps & { slug: string }) {
  const heading = useId()
  return (
    <section>
      <h3 id={heading} className="mb-2 text-lg">
        {longMonth(month)}
      </h3>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: nights are chosen in it (ARIA 1.2, grid)
        role="grid"
        aria-labelledby={heading}
        aria-multiselectable="true"
        className="rate-weeks"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={weekday}>{weekday.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksIn(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, place) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: days of other months have nothing but their place
                  <td key={place} />
                ) : (
                  <RateCell
                    key={date}
                    slug={slug}
                    date={date}
                    night={nightAt(slug, date)}
                    isChosen={isChosen(slug, date)}
                    isTabStop={stop.date === date}
                    hasDay
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
