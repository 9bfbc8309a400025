import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { ORDERS_KEY, type Order, OrderForm } from './order-form.tsx'

const ORDERS_A_PAGE = 50

/** Newest first. The extra row shows whether there is a next page. */
function useOrders(page: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [...ORDERS_KEY, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/admin/orders', {
        query: { limit: ORDERS_A_PAGE + 1, offset: page * ORDERS_A_PAGE },
      }),
  })
}

export function OrdersPage() {
  return (
    <AdminScreen title="Orders" lead="Paid prints. Buyers get an email when you change the status.">
      <Orders />
    </AdminScreen>
  )
}

function Orders() {
  const [page, setPage] = useState(0)
  const { confirmLeave, leaveDialog } = useConfirmLeave(useHasUnsavedChanges())
  const { data, error, refetch } = useOrders(page)
  if (error && !data) return <ErrorMessage message="Failed to fetch orders" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading orders...</p>
  if (data.length === 0 && page === 0) return <EmptyList>No orders yet.</EmptyList>
  const hasMore = data.length > ORDERS_A_PAGE
  return (
    <>
      {leaveDialog}
      <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
        {data.slice(0, ORDERS_A_PAGE).map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {(page > 0 || hasMore) && (
        <PageButtons page={page} hasMore={hasMore} onPage={(next) => confirmLeave(() => setPage(next))} />
      )}
    </>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { id, title, status, shipping, paidAt, isRefunded } = order
  return (
    <li className="grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_auto]">
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
          <address className="mt-2 text-sm not-italic">
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
