import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import type { MonthFigures } from '#contract/reports/month-report.ts'

export const inFull = (cents: number): string => formatDecimal(decimalOfCents(cents))

/** '57.1 %' from 0.5714. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

type Figure = {
  name: string
  of: (figures: MonthFigures) => string
  /** A number, for the difference between two months. */
  amount: (figures: MonthFigures) => number
}

/** '+12 %'; 'new' from zero. */
export function difference(now: number, before: number): string {
  if (now === before) return 'the same'
  if (before === 0) return 'new'
  const change = ((now - before) / Math.abs(before)) * 100
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(0)} %`
}

/** In the order of the table. */
export const monthFigures: readonly Figure[] = [
  { name: 'Nights sold', of: ({ nightsSold }) => String(nightsSold), amount: ({ nightsSold }) => nightsSold },
  { name: 'Nights open', of: ({ nightsOpen }) => String(nightsOpen), amount: ({ nightsOpen }) => nightsOpen },
  { name: 'Occupancy', of: ({ occupancy }) => percent(occupancy), amount: ({ occupancy }) => occupancy },
  {
    name: 'Average daily rate',
    of: ({ averageDailyRate }) => formatDecimal(averageDailyRate),
    amount: ({ averageDailyRate }) => averageDailyRate,
  },
  {
    name: 'Revenue per available night',
    of: ({ revPar }) => formatDecimal(revPar),
    amount: ({ revPar }) => revPar,
  },
  {
    name: 'Revenue',
    of: ({ revenueCents }) => inFull(revenueCents),
    amount: ({ revenueCents }) => revenueCents,
  },
  {
    name: 'Extras',
    of: ({ extrasCents }) => inFull(extrasCents ?? 0),
    amount: ({ extrasCents }) => extrasCents ?? 0,
  },
  {
    name: 'Fees kept',
    of: ({ feesKeptCents }) => inFull(feesKeptCents),
    amount: ({ feesKeptCents }) => feesKeptCents,
  },
]
