import { type FormEvent, useState } from 'react'
import { OLD_SECRET_HOURS, type Webhook, WebhookEdit, WebhookEvent } from '#contract/webhooks/webhooks.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { ShownOnce } from '../kit/shown-once.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { Choices } from './choices.tsx'
import { eventNames } from './names.ts'
import { useChangeWebhook, useWebhookSecret } from './use-webhooks.ts'

type SheetProps = { webhook: Webhook | null; onClose: () => void }

export function WebhookSheet({ webhook, onClose }: SheetProps) {
  const create = useWebhookSecret()
  const change = useChangeWebhook()
  const save = (edit: WebhookEdit) => {
    if (!webhook) create.mutate(edit)
    else change.mutate({ ...webhook, ...edit, isActive: webhook.isActive }, { onSuccess: onClose })
  }
  return (
    <SideSheet title={webhook ? 'Change webhook' : 'New webhook'} onClose={onClose}>
      {create.data ? (
        <Secret secret={create.data.secret} onDone={onClose} />
      ) : (
        <WebhookForm webhook={webhook} isPending={create.isPending || change.isPending} onSave={save} />
      )}
    </SideSheet>
  )
}

type WebhookFormProps = {
  webhook: Webhook | null
  isPending: boolean
  onSave: (edit: WebhookEdit) => void
}

function WebhookForm({ webhook, isPending, onSave }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [])
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedChanges(url !== (webhook?.url ?? '') || events.length !== (webhook?.events.length ?? 0))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = WebhookEdit.safeParse({ url, events })
    const issues = parsed.error?.issues ?? []
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
    if (parsed.success) onSave(parsed.data)
  }
  return (
    <form aria-label="Webhook" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={errors.url}
      />
      <Choices
        legend="Events"
        options={WebhookEvent.options}
        chosen={events}
        getName={(event) => eventNames[event]}
        error={errors.events}
        onChange={setEvents}
      />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save webhook'}
      </Button>
    </form>
  )
}

/** Revealed once, after a press. */
export function SecretSheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const rotate = useWebhookSecret()
  return (
    <SideSheet title="New secret" description={webhook.url} onClose={onClose}>
      {rotate.data ? (
        <Secret secret={rotate.data.secret} onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <p>
            Messages are signed with the old secret too for {OLD_SECRET_HOURS} hours, so that you can change
            the program in this time.
          </p>
          <Button variant="primary" disabled={rotate.isPending} onClick={() => rotate.mutate(webhook.id)}>
            Make a new secret
          </Button>
        </div>
      )}
    </SideSheet>
  )
}

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p role="status">This secret is shown only now. The program checks each message with it.</p>
      <ShownOnce
        label="Secret"
        value={secret}
        action="Copy secret"
        copied={{ title: 'Secret Copied', description: 'Give it to the program at this address alone.' }}
        onDone={onDone}
      />
    </div>
  )
}
