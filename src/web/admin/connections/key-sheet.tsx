import { type FormEvent, useState } from 'react'
import { NewApiKey } from '#contract/api-keys/api-keys.ts'
import { Scope } from '#contract/platform/scopes.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { ShownOnce } from '../kit/shown-once.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { Choices } from './choices.tsx'
import { scopeNames } from './names.ts'
import { useCreateKey } from './use-api-keys.ts'

export function KeySheet({ onClose }: { onClose: () => void }) {
  const create = useCreateKey()
  return (
    <SideSheet title="New key" onClose={onClose}>
      {create.data ? (
        <div className="grid gap-5">
          <p role="status">This key is shown only now. Keep it like a password.</p>
          <ShownOnce
            label="Key"
            value={create.data.key}
            action="Copy key"
            copied={{ title: 'Key Copied', description: `Give it to ${create.data.name} alone.` }}
            onDone={onClose}
          />
        </div>
      ) : (
        <KeyForm create={create} />
      )}
    </SideSheet>
  )
}

/** The last second of that day in the reader's time zone; null for a key without an end. */
const endOfDay = (day: string): string | null => (day ? new Date(`${day}T23:59:59`).toISOString() : null)

function KeyForm({ create }: { create: ReturnType<typeof useCreateKey> }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>([])
  const [lastDay, setLastDay] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedChanges(name !== '' || scopes.length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = NewApiKey.safeParse({ name, scopes, expiresAt: endOfDay(lastDay) })
    const issues = parsed.error?.issues ?? []
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
    if (parsed.success) create.mutate(parsed.data)
  }
  return (
    <form aria-label="New key" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Name"
        hint="The program that gets the key"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name}
      />
      <Choices
        legend="What it may do"
        options={Scope.options}
        chosen={scopes}
        getName={(scope) => scopeNames[scope]}
        error={errors.scopes}
        onChange={setScopes}
      />
      <TextField
        label="Last day"
        hint="Leave empty for a key that does not expire"
        type="date"
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
        error={errors.expiresAt}
      />
      <Button type="submit" variant="primary" disabled={create.isPending}>
        {create.isPending ? 'Making...' : 'Make key'}
      </Button>
    </form>
  )
}
