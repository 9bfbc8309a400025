import { useId, useState } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { eventNames, stateNames } from './names.ts'
import { DELIVERIES, useDeliveries, useSendEvent } from './use-webhooks.ts'

/** The last 30 days; sends a test event, or repeats a delivery. */
export function DeliverySheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const send = useSendEvent(webhook.id)
  const canSend = webhook.isActive && !send.isPending
  return (
    <SideSheet title="Deliveries" description={webhook.url} onClose={onClose}>
      <Button variant="primary" disabled={!canSend} onClick={() => send.mutate(null)}>
        Send a test
      </Button>
      <DeliveryList id={webhook.id} canSend={canSend} onAgain={send.mutate} />
    </SideSheet>
  )
}

type DeliveryListProps = { id: number; canSend: boolean; onAgain: (deliveryId: number) => void }

function DeliveryList({ id, ...actions }: DeliveryListProps) {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeliveries(id, page)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the deliveries" onRetry={() => void refetch()} />
  if (!data) return <p className="mt-4 text-muted">Loading deliveries...</p>
  if (data.length === 0 && page === 0)
    return <p className="mt-4 text-muted">Nothing was sent in the last 30 days.</p>
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {data.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} {...actions} />
        ))}
      </ul>
      <PageButtons page={page} hasMore={data.length === DELIVERIES} onPage={setPage} />
    </>
  )
}

type DeliveryRowProps = Omit<DeliveryListProps, 'id'> & { delivery: Delivery }

function DeliveryRow({ delivery, canSend, onAgain }: DeliveryRowProps) {
  const name = useId()
  const { type, state, attempts, createdAt, nextTryAt, lastError } = delivery
  return (
    <li aria-labelledby={name} className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p id={name} className="font-medium">{`${eventNames[type]}, ${formatInstant(createdAt)}`}</p>
        <p>{`${stateNames[state]} after ${pluralize(attempts, 'attempt')}`}</p>
        {lastError && state !== 'delivered' && <p className="text-muted wrap-anywhere">{lastError}</p>}
        {nextTryAt && attempts > 0 && (
          <p className="text-muted">{`Next attempt ${formatInstant(nextTryAt)}`}</p>
        )}
      </div>
      <Button disabled={!canSend} onClick={() => onAgain(delivery.id)}>
        Send again
      </Button>
    </li>
  )
}
