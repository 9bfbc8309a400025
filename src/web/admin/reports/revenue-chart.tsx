import { formatDollars } from '#contract/platform/money.ts'
import { longMonth, shortMonth } from '../kit/month-names.ts'
import { Panel, WideContent } from '../kit/panel.tsx'

const HEIGHT = 150
/** Wide enough for '$1,234,567'. */
const STEP = 76
const BAR = 40

type RevenueChartProps = { months: readonly string[]; revenue: readonly number[]; current: string }

/** Counts confirmed stays by month of arrival; future months are lighter. */
export function RevenueChart({ months, revenue, current }: RevenueChartProps) {
  const max = Math.max(1, ...revenue)
  const words = months.map((month, index) => `${longMonth(month)} ${formatDollars(revenue[index] ?? 0)}`)
  return (
    <Panel title="Revenue by month" aside={<span className="text-sm text-muted">confirmed stays</span>}>
      <WideContent name="Revenue chart">
        <svg
          role="img"
          aria-label={`Revenue by month: ${words.join(', ')}`}
          viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 44}`}
          className="w-full min-w-[57rem] font-mono text-[11px]"
        >
          {months.map((month, index) => {
            const dollars = revenue[index] ?? 0
            const height = Math.max(dollars > 0 ? 2 : 0, (dollars / max) * HEIGHT)
            const middle = index * STEP + STEP / 2
            return (
              <g key={month} textAnchor="middle">
                <title>{`${longMonth(month)}: ${formatDollars(dollars)}`}</title>
                <rect
                  x={middle - BAR / 2}
                  y={HEIGHT + 18 - height}
                  width={BAR}
                  height={height}
                  rx={4}
                  className={month > current ? 'fill-ember/45' : 'fill-ember'}
                />
                {dollars > 0 && (
                  <text x={middle} y={HEIGHT + 12 - height} className="fill-text">
                    {formatDollars(dollars)}
                  </text>
                )}
                <text x={middle} y={HEIGHT + 36} className={month === current ? 'fill-text' : 'fill-muted'}>
                  {shortMonth(month)}
                </text>
              </g>
            )
          })}
          <line x1={0} x2={months.length * STEP} y1={HEIGHT + 19} y2={HEIGHT + 19} className="stroke-line" />
        </svg>
      </WideContent>
    </Panel>
  )
}
