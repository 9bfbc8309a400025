import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { MonthReport } from '#contract/reports/month-report.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { addMonths } from '../rates/months.ts'
import { MonthCards } from './month-cards.tsx'
import { MonthChart } from './month-chart.tsx'
import { longMonth } from './month-names.ts'
import { MonthTable } from './month-table.tsx'
import { TaxesOwed } from './taxes-owed.tsx'
import { useMonthAddress, useMonthReport } from './use-month.ts'

/** Choices around the shown month. */
const MONTHS_AROUND = 12

/** The figures of a month by lodge and in sum, to the cent, with files to save. */
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
        </>
      }
    >
      <MonthChoice month={month} onGo={go} />
      <MonthFigures month={month} />
    </AdminScreen>
  )
}

function MonthChoice({ month, onGo }: { month: string; onGo: (month: string) => void }) {
  const choices = Array.from({ length: 2 * MONTHS_AROUND + 1 }, (_, place) =>
    addMonths(month, place - MONTHS_AROUND),
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
  if (error && !data)
    return <ErrorMessage message="The month could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the month...</p>
  return (
    <div className="grid gap-4">
      <MonthCards total={data.total} before={before} />
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
