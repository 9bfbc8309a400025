import { type FormEvent, useState } from 'react'
import { MAX_NAME_CHARACTERS } from '#contract/chat/chat-limits.ts'
import { isReservedName, NAME_IS_RESERVED } from '#contract/chat/reserved-names.ts'
import { trimmed } from '#contract/platform/trimmed.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'

type JoinFormProps = {
  lodgeName: string
  suggestedName: string
  isOwner: boolean
  onJoin: (name: string) => void
}

export function JoinForm({ lodgeName, suggestedName, isOwner, onJoin }: JoinFormProps) {
  const isHydrated = useIsHydrated()
  const [error, setError] = useState<string>()
  const [typedUnder, setTypedUnder] = useState<string>()
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = trimmed(String(new FormData(event.currentTarget).get('name') ?? ''))
    if (name === '') setError('Name is required')
    else if (!isOwner && isReservedName(name)) setError(NAME_IS_RESERVED)
    else onJoin(name)
  }
  return (
    <form
      aria-labelledby="join-heading"
      onSubmit={join}
      className="roof-line grid content-center gap-5 overflow-hidden rounded-picture border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="join-heading" className="text-3xl">
        Join the Chat
      </h2>
      <p className="text-muted">
        Guests, owners and neighbors of {lodgeName} talk here. Choose the name they will see.
      </p>
      <TextField
        // A new suggestion fills the field until the guest types.
        key={typedUnder ?? suggestedName}
        label="Your Name"
        name="name"
        required
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="nickname"
        defaultValue={suggestedName.slice(0, MAX_NAME_CHARACTERS)}
        onInput={() => setTypedUnder(typedUnder ?? suggestedName)}
        error={error}
      />
      <Button type="submit" variant="primary" disabled={!isHydrated}>
        Join Chat Room
      </Button>
    </form>
  )
}
