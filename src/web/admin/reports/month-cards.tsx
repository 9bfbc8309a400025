import type { MonthReport } from '#contract/reports/month-report.ts'
import { longMonth } from '../kit/month-names.ts'
import { StatCard } from '../kit/panel.tsx'
import { difference, inFull, monthFigures } from './month-figures.ts'

type MonthCardsProps = { report: MonthReport; earlier: readonly (MonthReport | undefined)[] }

export function MonthCards({ report, earlier }: MonthCardsProps) {
  const received = {
    name: 'Received',
    of: ({ receivedCents }: MonthReport) => inFull(receivedCents ?? 0),
    amount: ({ receivedCents }: MonthReport) => receivedCents ?? 0,
  }
  const others = monthFigures.map(({ name, of, amount }) => ({
    name,
    of: ({ total }: MonthReport) => of(total),
    amount: ({ total }: MonthReport) => amount(total),
  }))
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {[received, ...others].map(({ name, of, amount }) => (
        <StatCard
          key={name}
          name={name}
          value={of(report)}
          note={earlier.map(
            (before) =>
              before && (
                <span key={before.month} className="block">
                  {`${longMonth(before.month)}: ${of(before)} (${difference(amount(report), amount(before))})`}
                </span>
              ),
          )}
        />
      ))}
    </div>
  )
}
