import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import type { MonthFigures } from '#contract/reports/month-report.ts'

/** '$129,450.00' from cents, in full. */
export const inFull = (cents: number): string => formatDecimal(decimalOfCents(cents))

/** '57.1 %' from 0.5714. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

type Figure = { name: string; of: (figures: MonthFigures) => string }

/** The figures of a lodge or of all lodges, in the order of the table. */
export const monthFigures: readonly Figure[] = [
  { name: 'Nights sold', of: ({ nightsSold }) => String(nightsSold) },
  { name: 'Nights open', of: ({ nightsOpen }) => String(nightsOpen) },
  { name: 'Occupancy', of: ({ occupancy }) => percent(occupancy) },
  { name: 'Average daily rate', of: ({ averageDailyRate }) => formatDecimal(averageDailyRate) },
  { name: 'Revenue per available night', of: ({ revPar }) => formatDecimal(revPar) },
  { name: 'Revenue', of: ({ revenueCents }) => inFull(revenueCents) },
  { name: 'Extras', of: ({ extrasCents }) => inFull(extrasCents ?? 0) },
  { name: 'Fees kept', of: ({ feesKeptCents }) => inFull(feesKeptCents) },
]
