import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EndpointNamed } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { OrderStatus } from '#contract/orders.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminScreen } from '../admin-screen.tsx'
import { EmptyList } from '../empty-list.tsx'
import { formatInstant } from '../instant-text.ts'
import { ErrorMessage } from '../panel.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { statusLabel } from '../status-label.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { toastFailure, useAdminCall } from '../use-admin-call.ts'

type Order = ReplyOf<EndpointNamed<'GET /api/admin/orders'>>[number]

const KEY = ['/api/admin/orders']

/** Paid prints with their addresses and status. */
export function OrdersPage() {
  return (
    <AdminScreen title="Orders" lead="Prints that were paid. A new status is sent to the buyer by e-mail.">
      <Orders />
    </AdminScreen>
  )
}

function Orders() {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => call('GET /api/admin/orders', { query: {} }),
  })
  if (error) return <ErrorMessage message="Failed to fetch orders" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading orders...</p>
  if (data.length === 0) return <EmptyList>No orders yet.</EmptyList>
  return (
    <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
      {data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { id, title, status, shipping, paidAt, isRefunded } = order
  return (
    <li className="grid gap-4 p-4 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{title}</span>
          <StatusBadge status={status} />
          {isRefunded && <StatusBadge status="refunded" />}
        </p>
        <p className="mt-1 text-sm text-muted">
          Order {id}, paid {formatInstant(paidAt)}
        </p>
        {shipping ? (
          <address className="mt-2 text-sm break-words not-italic">
            {shipping.name}, {shipping.email}
            <br />
            {[shipping.line1, shipping.line2].filter(Boolean).join(', ')}
            <br />
            {[shipping.city, shipping.state, shipping.postalCode, shipping.country]
              .filter(Boolean)
              .join(', ')}
          </address>
        ) : (
          <p className="mt-2 text-sm text-muted">The purchase named no address.</p>
        )}
      </div>
      <OrderForm order={order} />
    </li>
  )
}

function OrderForm({ order }: { order: Order }) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const [status, setStatus] = useState<OrderStatus>(order.status)
  const [tracking, setTracking] = useState(order.tracking ?? '')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('PUT /api/admin/orders/{id}', { params: { id: order.id }, body: { status, tracking } }),
    onSuccess: () => {
      toast({ title: 'Order Updated', description: `Order ${order.id} is now ${status}.` })
      return queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to update the order.'),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form
      aria-label={`Order ${order.id}`}
      onSubmit={save}
      className="grid items-end gap-3 sm:flex sm:flex-wrap"
    >
      <UnsavedGuard isDirty={status !== order.status || tracking !== (order.tracking ?? '')} />
      <SelectField
        label="Status"
        value={status}
        onChange={({ target }) => setStatus(OrderStatus.parse(target.value))}
      >
        {OrderStatus.options.map((option) => (
          <option key={option} value={option}>
            {statusLabel(option)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Tracking"
        maxLength={200}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}
