import type { Overview } from '#contract/reports/overview.ts'
import { daysOfMonth, longMonth, shortMonth } from '../kit/month-names.ts'
import { Panel, WideContent } from '../kit/panel.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'

/** A warmer color means more nights. */
export function OccupancyMap({ months, occupancy }: Pick<Overview, 'months' | 'occupancy'>) {
  const { shown, bar } = useListPages(occupancy, ({ lodgeName }) => lodgeName)
  return (
    <Panel title="Occupancy" aside={<span className="text-sm text-muted">% of nights confirmed</span>}>
      {bar}
      <WideContent name="Occupancy by month">
        <table className="w-full min-w-[44rem] border-separate border-spacing-[3px] text-sm">
          <thead>
            <tr>
              <th scope="col" className="text-left font-normal text-muted">
                Lodge
              </th>
              {months.map((month) => (
                <th key={month} scope="col" className="font-normal text-muted">
                  <abbr title={longMonth(month)} className="no-underline">
                    {shortMonth(month)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ lodgeSlug, lodgeName, nights }) => (
              <tr key={lodgeSlug}>
                <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap">
                  {lodgeName}
                </th>
                {months.map((month, index) => (
                  <Cell key={month} nights={nights[index] ?? 0} of={daysOfMonth(month)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
    </Panel>
  )
}

function Cell({ nights, of }: { nights: number; of: number }) {
  const share = Math.min(1, nights / of)
  return (
    <td
      title={`${nights} of ${of} nights`}
      className="relative isolate h-7 min-w-9 overflow-hidden rounded-[5px] bg-raised/60 text-center font-mono text-xs tabular"
    >
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-ember"
        style={{ opacity: share === 0 ? 0 : 0.12 + share * 0.4 }}
      />
      <span className={nights === 0 ? 'text-muted' : undefined}>{Math.round(share * 100)}</span>
    </td>
  )
}
