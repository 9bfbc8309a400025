import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { ApiKey } from '#contract/api-keys/api-keys.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { KeySheet } from './key-sheet.tsx'
import { scopeNames } from './names.ts'
import { useApiKeys, useRevokeKey } from './use-api-keys.ts'

export function KeyPanel() {
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel
      title="API keys"
      aside={
        <Button onClick={() => setAdding(true)}>
          <KeyRound size={17} aria-hidden="true" />
          New key
        </Button>
      }
    >
      <KeyList />
      {isAdding && <KeySheet onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function KeyList() {
  const { data, error, refetch } = useApiKeys()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the keys" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading keys...</p>
  if (data.length === 0) return <p className="text-muted">No program has a key.</p>
  return (
    <GuardedList className="divide-y divide-line">
      {data.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
    </GuardedList>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const name = useId()
  const revoke = useRevokeKey()
  return (
    <li aria-labelledby={name} className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="min-w-0">
        <p id={name} className="font-medium wrap-anywhere">
          {apiKey.name}
        </p>
        <p className="font-mono text-sm text-muted">{`${apiKey.prefix}…`}</p>
        <p className="mt-1 text-sm">{apiKey.scopes.map((scope) => scopeNames[scope]).join(', ')}</p>
        <p className="mt-1 text-sm text-muted">{`${usedText(apiKey)}, ${endText(apiKey)}`}</p>
      </div>
      <ConfirmButton
        question={`Revoke ${apiKey.name}?`}
        disabled={revoke.isPending}
        onConfirm={() => revoke.mutate(apiKey.id)}
      >
        Revoke
      </ConfirmButton>
    </li>
  )
}

const usedText = ({ lastUsedAt }: ApiKey) =>
  lastUsedAt ? `Last used ${formatInstant(lastUsedAt)}` : 'Never used'

function endText({ expiresAt }: ApiKey): string {
  if (expiresAt === null) return 'no end'
  const isOver = Date.parse(expiresAt) <= Date.now()
  return `${isOver ? 'expired' : 'works until'} ${formatInstant(expiresAt)}`
}
