import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { errorText, useOffer, useTurnOn } from './use-second-factor.ts'

function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-control bg-text"
    >
      <path d={dark.join('')} className="fill-page" />
    </svg>
  )
}

/** Password, secret for the app, first code, recovery codes. */
export function SecondFactorSetUp({ onDone }: { onDone: () => void }) {
  const offer = useOffer()
  const turnOn = useTurnOn()
  // The secret and the recovery codes are shown only once.
  useUnsavedChanges(offer.data !== undefined)
  if (turnOn.data) return <RecoveryCodes codes={turnOn.data.recoveryCodes} onDone={onDone} />
  if (offer.data)
    return (
      <Proof
        key="code"
        name="Confirm the second factor"
        label="Code"
        type="text"
        autoComplete="one-time-code"
        action="Confirm"
        error={errorText(turnOn.error)}
        isPending={turnOn.isPending}
        onProof={turnOn.mutate}
        onCancel={onDone}
      >
        <SecretToScan {...offer.data} />
      </Proof>
    )
  return (
    <Proof
      key="password"
      name="Turn on the second factor"
      label="Your password"
      type="password"
      autoComplete="current-password"
      action="Continue"
      error={errorText(offer.error)}
      isPending={offer.isPending}
      onProof={offer.mutate}
      onCancel={onDone}
    />
  )
}

type ProofProps = {
  name: string
  label: string
  type: 'text' | 'password'
  autoComplete: string
  action: string
  error: string | undefined
  isPending: boolean
  onProof: (proof: string) => void
  onCancel: () => void
  children?: ReactNode
}

function Proof({ name, action, error, isPending, onProof, onCancel, children, ...field }: ProofProps) {
  const [proof, setProof] = useState('')
  useUnsavedChanges(proof !== '')
  const form = useRef<HTMLFormElement>(null)
  // Each step focuses its own field, because the previous one is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onProof(proof)
  }
  return (
    <form ref={form} aria-label={name} noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <TextField {...field} value={proof} onChange={({ target }) => setProof(target.value)} error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isPending || proof === ''}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <QrCode text={uri} name="QR code for your authenticator app" />
      <div>
        <p>Scan this with your authenticator app, or type the key into it. It is shown only this once.</p>
        <p className="mt-3 font-mono text-sm tracking-wider">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <p className="mt-3 text-sm text-muted">Then give the code that the app shows.</p>
      </div>
    </div>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Your recovery codes
      </h3>
      <p className="text-muted">
        Each signs you in once, should the phone be lost. They are shown only this once: print them, or keep
        them where you keep your passwords.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control border border-line bg-page/60 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>
            {code.slice(0, 5)}-{code.slice(5)}
          </li>
        ))}
      </ul>
      <Button variant="primary" className="w-fit" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  )
}
