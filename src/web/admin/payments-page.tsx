import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatDecimal } from '#contract/money.ts'
import { PaymentStatus } from '#contract/payments.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { StatCard, Trouble } from './panel.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { statusLabel } from './status-label.ts'
import { summaryOf, usePayments } from './use-payments.ts'

/** What was paid, what is awaited, and what an owner records by hand. */
export function PaymentsPage() {
  const [isRecording, setRecording] = useState(false)
  return (
    <AdminScreen
      title="Payments"
      actions={
        <Button look="primary" onClick={() => setRecording(true)}>
          <Plus size={17} aria-hidden="true" />
          Record Payment
        </Button>
      }
    >
      <Payments />
      {isRecording && <PaymentDialog onClose={() => setRecording(false)} />}
    </AdminScreen>
  )
}

function Payments() {
  const [filter, setFilter] = useState<PaymentStatus | 'all'>('all')
  const { data, error, refetch } = usePayments()
  const summary = data ? summaryOf(data) : null
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard name="Total Payments" value={summary?.total ?? '–'} />
        <StatCard name="Total Revenue" value={summary ? formatDecimal(summary.revenue) : '–'} />
        <StatCard name="Pending" value={summary?.pending ?? '–'} />
        <StatCard name="Failed" value={summary?.failed ?? '–'} />
      </div>
      <div className="max-w-56">
        <SelectField
          label="Filter by status"
          value={filter}
          onChange={({ target }) => setFilter(PaymentStatus.safeParse(target.value).data ?? 'all')}
        >
          <option value="all">All</option>
          {PaymentStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </SelectField>
      </div>
      {error ? (
        <Trouble message="Failed to fetch payments" onRetry={() => void refetch()} />
      ) : data ? (
        <PaymentList payments={data.filter(({ status }) => filter === 'all' || status === filter)} />
      ) : (
        <p className="text-muted">Loading payments...</p>
      )}
    </div>
  )
}
