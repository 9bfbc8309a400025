import type { MonthFigures, MonthReport } from '#contract/reports/month-report.ts'
import { StatCard } from '../kit/panel.tsx'
import { monthFigures } from './month-figures.ts'
import { longMonth } from './month-names.ts'

type MonthCardsProps = { total: MonthFigures; before: MonthReport | undefined }

/** The sums of a month beside those of the month before. */
export function MonthCards({ total, before }: MonthCardsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {monthFigures.map(({ name, of }) => (
        <StatCard
          key={name}
          name={name}
          value={of(total)}
          note={before && `${longMonth(before.month)}: ${of(before.total)}`}
        />
      ))}
    </div>
  )
}
