import { decimalOfCents } from '#contract/platform/money.ts'
import type { MonthFigures, MonthReport } from '#contract/reports/month-report.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/http/csv.ts'

const columns = [
  'month',
  'lodge',
  'nightsSold',
  'nightsOpen',
  'occupancy',
  'averageDailyRate',
  'revPar',
  'revenue',
  'feesKept',
]

/**
 * Amounts are in dollars with cents. Extras have a column when there are any, and each tax and discount has
 * one by name.
 */
export function monthCsv({ month, lodges, total }: MonthReport): string {
  const taxes = total.taxes.map(({ name }) => name)
  const discounts = total.discounts?.map(({ name }) => name) ?? []
  const hasExtras = total.extrasCents !== undefined
  const line = (name: string, figures: MonthFigures) =>
    csvLine([
      month,
      name,
      figures.nightsSold,
      figures.nightsOpen,
      figures.occupancy.toFixed(4),
      figures.averageDailyRate.toFixed(2),
      figures.revPar.toFixed(2),
      decimalOfCents(figures.revenueCents),
      decimalOfCents(figures.feesKeptCents),
      ...(hasExtras ? [decimalOfCents(figures.extrasCents ?? 0)] : []),
      ...taxes.map((tax) => findDecimal(figures.taxes, tax)),
      ...discounts.map((discount) => findDecimal(figures.discounts, discount)),
    ])
  const rows = [
    csvLine([
      ...columns,
      ...(hasExtras ? ['extras'] : []),
      ...taxes.map((name) => `tax: ${name}`),
      ...discounts.map((name) => `discount: ${name}`),
    ]),
    ...lodges.map((lodge) => line(lodge.lodgeName, lodge)),
    line('Total', total),
  ]
  return BYTE_ORDER_MARK + rows.join('')
}

const findDecimal = (amounts: MonthFigures['discounts'] = [], requested: string): string =>
  decimalOfCents(amounts.find(({ name }) => name === requested)?.cents ?? 0)
