import { Webhook as WebhookIcon } from 'lucide-react'
import { useId, useState } from 'react'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { DeliverySheet } from './delivery-sheet.tsx'
import { eventNames } from './names.ts'
import { useChangeWebhook, useDeleteWebhook, useWebhooks } from './use-webhooks.ts'
import { SecretSheet, WebhookSheet } from './webhook-sheet.tsx'

type Opened = { kind: 'form' | 'secret' | 'deliveries'; webhook: Webhook | null }

export function WebhookPanel() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const webhook = opened?.webhook ?? null
  return (
    <Panel
      title="Webhooks"
      aside={
        <Button onClick={() => setOpened({ kind: 'form', webhook: null })}>
          <WebhookIcon size={17} aria-hidden="true" />
          New webhook
        </Button>
      }
    >
      <WebhookList onOpen={setOpened} />
      {opened?.kind === 'form' && <WebhookSheet webhook={webhook} onClose={close} />}
      {opened?.kind === 'secret' && webhook && <SecretSheet webhook={webhook} onClose={close} />}
      {opened?.kind === 'deliveries' && webhook && <DeliverySheet webhook={webhook} onClose={close} />}
    </Panel>
  )
}

function WebhookList({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { data, error, refetch } = useWebhooks()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the webhooks" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading webhooks...</p>
  if (data.length === 0) return <p className="text-muted">No address gets events.</p>
  return (
    <GuardedList className="divide-y divide-line">
      {data.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onOpen={(kind) => onOpen({ kind, webhook })} />
      ))}
    </GuardedList>
  )
}

type WebhookRowProps = { webhook: Webhook; onOpen: (kind: Opened['kind']) => void }

function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const address = useId()
  const change = useChangeWebhook()
  const remove = useDeleteWebhook()
  const { isActive } = webhook
  return (
    <li aria-labelledby={address} className="grid gap-3 py-4">
      <div className="min-w-0">
        <p id={address} className="font-mono text-sm wrap-anywhere">
          {webhook.url}
        </p>
        <p className="mt-1 text-sm">{webhook.events.map((event) => eventNames[event]).join(', ')}</p>
        <p className="mt-1 text-sm text-muted">{stateText(webhook)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onOpen('deliveries')}>Deliveries</Button>
        <Button onClick={() => onOpen('form')}>Change</Button>
        <Button
          disabled={change.isPending}
          onClick={() => change.mutate({ ...webhook, isActive: !isActive })}
        >
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
        <Button onClick={() => onOpen('secret')}>New secret</Button>
        <ConfirmButton
          question="Delete this webhook?"
          disabled={remove.isPending}
          onConfirm={() => remove.mutate(webhook.id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  )
}

function stateText({ isActive, offReason, failingSince }: Webhook): string {
  if (!isActive) return offReason ? `Switched off: ${offReason}` : 'Switched off'
  return failingSince ? `On, failing since ${formatInstant(failingSince)}` : 'On'
}
