import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PaymentMethod, PaymentStatus, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage, StatCard } from '../kit/panel.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { InterestsSheet } from './interests-sheet.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { type PaymentSearch, useNewestPayments, usePaymentPage } from './use-payments.ts'

export function PaymentsPage() {
  const [isRecording, setRecording] = useState(false)
  const [areInterestsOpen, setInterestsOpen] = useState(false)
  return (
    <AdminScreen
      title="Payments"
      actions={
        <>
          <Button onClick={() => setInterestsOpen(true)}>Investment interests</Button>
          <Button variant="primary" onClick={() => setRecording(true)}>
            <Plus size={17} aria-hidden="true" />
            Record Payment
          </Button>
        </>
      }
    >
      <Payments />
      {areInterestsOpen && <InterestsSheet onClose={() => setInterestsOpen(false)} />}
      {isRecording && <PaymentDialog onClose={() => setRecording(false)} />}
    </AdminScreen>
  )
}

const everything: PaymentSearch = { status: 'all', method: 'all', search: '', untried: false, page: 0 }

function Payments() {
  const [requested, setRequested] = useState(everything)
  return (
    <div className="grid gap-4">
      <PaymentCards />
      <PaymentFilters
        wanted={requested}
        onChange={(change) => setRequested({ ...requested, page: 0, ...change })}
      />
      <PaymentPages wanted={requested} onPage={(page) => setRequested({ ...requested, page })} />
    </div>
  )
}

type FilterProps = { wanted: PaymentSearch; onChange: (change: Partial<PaymentSearch>) => void }

function PaymentFilters({ wanted, onChange }: FilterProps) {
  return (
    <search className="grid items-end gap-3 sm:grid-cols-[minmax(0,22rem)_12rem_12rem_auto]">
      <TextField
        label="Search"
        type="search"
        placeholder="Guest, amount, reference, note"
        value={wanted.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <SelectField
        label="Filter by status"
        value={wanted.status}
        onChange={({ target }) => onChange({ status: PaymentStatus.safeParse(target.value).data ?? 'all' })}
      >
        <option value="all">All</option>
        {PaymentStatus.options.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Paid by"
        value={wanted.method}
        onChange={({ target }) => onChange({ method: PaymentMethod.safeParse(target.value).data ?? 'all' })}
      >
        <option value="all">Anything</option>
        {PaymentMethod.options.map((method) => (
          <option key={method} value={method}>
            {paymentMethodLabels[method]}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={wanted.untried}
          onChange={({ target }) => onChange({ untried: target.checked })}
        />
        Show abandoned payments
      </label>
    </search>
  )
}

function PaymentCards() {
  const totals = useNewestPayments().data?.totals
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard name="Total Payments" value={totals?.total ?? '–'} />
      <StatCard name="Total Revenue" value={totals ? formatDecimal(totals.revenue) : '–'} />
      <StatCard name="Pending" value={totals?.byStatus.pending.count ?? '–'} />
      <StatCard name="Failed" value={totals?.byStatus.failed.count ?? '–'} />
    </div>
  )
}

type PaymentPagesProps = { wanted: PaymentSearch; onPage: (page: number) => void }

function PaymentPages({ wanted, onPage }: PaymentPagesProps) {
  const { data, error, refetch } = usePaymentPage(wanted)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch payments" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading payments...</p>
  const { payments, hasMore, rows } = data
  return (
    <>
      <PaymentList payments={payments} />
      {rows.shown > 0 && <PageButtons page={wanted.page} hasMore={hasMore} onPage={onPage} rows={rows} />}
    </>
  )
}
