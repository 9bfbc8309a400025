import type { MonthReport } from '#contract/reports/month-report.ts'
import { Panel } from '../kit/panel.tsx'
import { inFull } from './month-figures.ts'

/** Revenue by lodge as bars; the table below has the same figures as text. */
export function MonthChart({ lodges }: { lodges: readonly MonthReport['lodges'][number][] }) {
  const max = Math.max(1, ...lodges.map(({ revenueCents }) => revenueCents))
  return (
    <Panel title="Revenue by lodge">
      <div role="img" aria-label="Bars of the revenue of each lodge. The table below has the figures.">
        {lodges.map(({ lodgeSlug, lodgeName, revenueCents }) => (
          <div
            key={lodgeSlug}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_8rem] sm:py-1"
          >
            <span className="truncate">{lodgeName}</span>
            <span className="h-3 rounded-full bg-raised max-sm:order-last max-sm:col-span-2">
              <span
                className="block h-full rounded-full bg-ember"
                style={{ width: `${(revenueCents / max) * 100}%` }}
              />
            </span>
            <span className="tabular sm:text-right">{inFull(revenueCents)}</span>
          </div>
        ))}
      </div>
    </Panel>
  )
}
