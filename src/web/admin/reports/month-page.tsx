import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { MonthReport } from '#contract/reports/month-report.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { longMonth } from '../kit/month-names.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { addMonths } from '../rates/months.ts'
import { MonthCards } from './month-cards.tsx'
import { inFull } from './month-figures.ts'
import { MonthTable } from './month-table.tsx'
import { SendToAccountant } from './send-to-accountant.tsx'
import { TaxesOwed } from './taxes-owed.tsx'
import { useMonthAddress, useMonthReport } from './use-month.ts'

/** Bars; the table below has the same figures as text. */
function MonthChart({ lodges }: { lodges: readonly MonthReport['lodges'][number][] }) {
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

const MONTHS_AROUND = 12

export function MonthPage() {
  const { month, go } = useMonthAddress()
  return (
    <AdminScreen
      title="Month"
      lead={longMonth(month)}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() =>
              void saveFile(`/api/admin/reports/month?month=${month}&format=csv`, `month-${month}.csv`)
            }
          >
            <Download size={16} aria-hidden="true" />
            Download CSV
          </Button>
          <Button
            onClick={() => void saveFile(`/api/admin/payments.csv?month=${month}`, `payments-${month}.csv`)}
          >
            <Download size={16} aria-hidden="true" />
            Payments CSV
          </Button>
          <SendToAccountant month={month} />
        </>
      }
    >
      <MonthChoice month={month} onGo={go} />
      <MonthFigures month={month} />
    </AdminScreen>
  )
}

function MonthChoice({ month, onGo }: { month: string; onGo: (month: string) => void }) {
  const choices = Array.from({ length: 2 * MONTHS_AROUND + 1 }, (_, index) =>
    addMonths(month, index - MONTHS_AROUND),
  )
  return (
    <div className="mb-5 flex items-end gap-2">
      <Button aria-label="Month before" className="px-3" onClick={() => onGo(addMonths(month, -1))}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <div className="w-52">
        <SelectField label="Month" value={month} onChange={({ target }) => onGo(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {longMonth(choice)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button aria-label="Month after" className="px-3" onClick={() => onGo(addMonths(month, 1))}>
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </div>
  )
}

function MonthFigures({ month }: { month: string }) {
  const { data, error, refetch } = useMonthReport(month)
  const before = useMonthReport(addMonths(month, -1)).data
  const lastYear = useMonthReport(addMonths(month, -12)).data
  if (error && !data)
    return <ErrorMessage message="The month could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the month...</p>
  return (
    <div className="grid gap-4">
      <MonthCards report={data} earlier={[before, lastYear]} />
      {data.agentBookings > 0 && (
        <p className="text-sm text-muted">{pluralize(data.agentBookings, 'stay')} prepared by an AI agent</p>
      )}
      <TaxesOwed taxes={data.total.taxes} />
      <ByLodge report={data} />
    </div>
  )
}

function ByLodge({ report }: { report: MonthReport }) {
  const { shown, bar } = useListPages(report.lodges, ({ lodgeName }) => lodgeName)
  return (
    <>
      {bar}
      <MonthChart lodges={shown} />
      <MonthTable report={{ ...report, lodges: [...shown] }} />
    </>
  )
}
