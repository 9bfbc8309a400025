import { useState } from 'react'
import type { Passkey } from '#contract/passkeys/passkeys.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { useAddPasskey, usePasskeys, useRemovePasskey } from './use-passkeys.ts'

export function Passkeys() {
  const { data, error, refetch } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch your passkeys" onRetry={() => void refetch()} />
  if (data === undefined) return <p className="text-muted">Loading your passkeys...</p>
  if (data === null) return <p className="text-muted">Your passkeys cannot be shown now.</p>
  return (
    <>
      <p className="text-muted">
        A passkey signs you in with the fingerprint, the face or the PIN of your device, in place of password
        and code.
      </p>
      <GuardedList aria-label="Passkeys" className="my-3 divide-y divide-line">
        {data.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </GuardedList>
      {isAdding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>Add a passkey</Button>
      )}
    </>
  )
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const add = useAddPasskey(onDone)
  return (
    <PasskeyForm
      label="Add a passkey"
      action="Continue"
      hasName
      error={add.error}
      isPending={add.isPending}
      onSend={({ name, ...proof }) => add.mutate({ name, proof })}
      onCancel={onDone}
    />
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isRemoving, setRemoving] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? `last used ${formatInstant(lastUsedAt)}` : 'not used yet'
  return (
    <li aria-label={name} className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p>{name}</p>
          <p className="text-sm text-muted">
            Added {formatInstant(createdAt)}, {used}
          </p>
        </div>
        {!isRemoving && <Button onClick={() => setRemoving(true)}>Remove</Button>}
      </div>
      {isRemoving && <RemovePasskey passkey={passkey} onDone={() => setRemoving(false)} />}
    </li>
  )
}

function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const remove = useRemovePasskey(passkey, onDone)
  return (
    <PasskeyForm
      label={`Remove ${passkey.name}`}
      action={`Remove ${passkey.name}`}
      error={remove.error}
      isPending={remove.isPending}
      onSend={({ password, code }) => remove.mutate({ password, code })}
      onCancel={onDone}
    />
  )
}
