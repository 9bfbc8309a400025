import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_PASSKEY_NAME } from '#contract/passkeys/passkeys.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { fieldError } from './use-account.ts'
import { passkeyFailure } from './use-passkeys.ts'
import { useSecondFactor } from './use-second-factor.ts'

type Sent = { name: string; password: string; code?: string | undefined }

type PasskeyFormProps = {
  label: string
  action: string
  hasName?: boolean
  error: unknown
  isPending: boolean
  onSend: (sent: Sent) => void
  onCancel: () => void
}

export function PasskeyForm({ label, action, hasName, error, isPending, ...on }: PasskeyFormProps) {
  const [fields, setFields] = useState({ name: '', password: '', code: '' })
  const { data: secondFactor } = useSecondFactor()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useUnsavedChanges(Object.values(fields).some((text) => text !== ''))
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
    error: fieldError(error, name),
  })
  const isComplete = fields.password !== '' && !(hasName && fields.name.trim() === '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) on.onSend({ ...fields, code: secondFactor?.isOn ? fields.code : undefined })
  }
  const general = fieldError(error, 'credential') ?? passkeyFailure(error)
  return (
    <form ref={form} aria-label={label} noValidate onSubmit={send} className="grid gap-4">
      {hasName && (
        <TextField
          label="Name"
          hint="Such as the device that holds it."
          maxLength={MAX_PASSKEY_NAME}
          {...field('name')}
        />
      )}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      {secondFactor?.isOn && (
        <TextField label="Code of your authenticator app" autoComplete="one-time-code" {...field('code')} />
      )}
      {general && (
        <p role="alert" className="text-sm text-danger">
          {general}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={hasName ? 'primary' : 'danger'} disabled={isPending || !isComplete}>
          {isPending ? 'Waiting...' : action}
        </Button>
        <Button onClick={on.onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
