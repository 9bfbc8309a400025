import type { MonthFigures } from '#contract/reports/month-report.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { Panel } from '../kit/panel.tsx'
import { inFull } from './month-figures.ts'

export function TaxesOwed({ taxes }: Pick<MonthFigures, 'taxes'>) {
  const sum = taxes.reduce((cents, tax) => cents + tax.cents, 0)
  return (
    <Panel title="Taxes owed" aside={<span className="text-sm text-muted">stays that begin this month</span>}>
      {taxes.length === 0 ? (
        <EmptyList>No taxes are owed for this month.</EmptyList>
      ) : (
        <dl className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {taxes.map(({ name, cents }) => (
            <Line key={name} name={name} cents={cents} />
          ))}
          {taxes.length > 1 && <Line name="Together" cents={sum} />}
        </dl>
      )}
    </Panel>
  )
}

function Line({ name, cents }: { name: string; cents: number }) {
  return (
    <>
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right tabular">{inFull(cents)}</dd>
    </>
  )
}
