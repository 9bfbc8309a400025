import type { MonthFigures, MonthReport } from '#contract/reports/month-report.ts'
import { longMonth } from '../kit/month-names.ts'
import { Panel, WideContent } from '../kit/panel.tsx'
import { inFull, monthFigures } from './month-figures.ts'

const headClass = 'px-3 py-2 text-right align-bottom font-normal text-muted first:pl-0'
const nameClass = 'sticky left-0 bg-surface py-2 pr-3 text-left font-normal whitespace-nowrap'

export function MonthTable({ report }: { report: MonthReport }) {
  const taxes = report.total.taxes.map(({ name }) => name)
  const discounts = report.total.discounts?.map(({ name }) => name) ?? []
  return (
    <Panel title="By lodge">
      <WideContent name="Figures by lodge">
        <table className="w-full text-sm">
          <caption className="sr-only">Figures of {longMonth(report.month)} by lodge</caption>
          <thead>
            <tr>
              <th scope="col" className={`${nameClass} align-bottom text-muted`}>
                Lodge
              </th>
              {[
                ...monthFigures.map(({ name }) => name),
                ...discounts.map((name) => `Discount: ${name}`),
                ...taxes.map((name) => `${name} owed`),
              ].map((name) => (
                <th key={name} scope="col" className={headClass}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.lodges.map((lodge) => (
              <Row
                key={lodge.lodgeSlug}
                name={lodge.lodgeName}
                figures={lodge}
                taxes={taxes}
                discounts={discounts}
              />
            ))}
          </tbody>
          <tfoot className="font-medium">
            <Row name="All lodges" figures={report.total} taxes={taxes} discounts={discounts} />
          </tfoot>
        </table>
      </WideContent>
    </Panel>
  )
}

type RowProps = {
  name: string
  figures: MonthFigures
  taxes: readonly string[]
  discounts: readonly string[]
}

function Row({ name, figures, taxes, discounts }: RowProps) {
  const given = (discount: string) => figures.discounts?.find((one) => one.name === discount)?.cents ?? 0
  const owed = (tax: string) => figures.taxes.find((one) => one.name === tax)?.cents ?? 0
  return (
    <tr className="border-t border-line">
      <th scope="row" className={nameClass}>
        {name}
      </th>
      {monthFigures.map((figure) => (
        <td key={figure.name} className="px-3 py-2 text-right tabular whitespace-nowrap">
          {figure.of(figures)}
        </td>
      ))}
      {discounts.map((discount) => (
        <td key={discount} className="px-3 py-2 text-right tabular whitespace-nowrap">
          {inFull(given(discount))}
        </td>
      ))}
      {taxes.map((tax) => (
        <td key={tax} className="px-3 py-2 text-right tabular whitespace-nowrap">
          {inFull(owed(tax))}
        </td>
      ))}
    </tr>
  )
}
