import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RESET_EVERY_MINUTES, RESET_MINUTES, ResetRequest } from '#contract/auth/password-reset.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { fieldError, generalError, usePasswordReset, useRequestReset } from './use-account.ts'

type ForgottenPasswordProps = { typedEmail: () => string }

/** Also names the other ways to a new password. */
export function ForgottenPassword({ typedEmail }: ForgottenPasswordProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="text-sm text-muted">
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-6 underline underline-offset-4 hover:text-text"
        onClick={() => setOpen(!isOpen)}
      >
        Forgot password?
      </button>
      {isOpen && <WaysToPassword email={typedEmail()} />}
    </div>
  )
}

function WaysToPassword({ email }: { email: string }) {
  const { data, isPending } = usePasswordReset()
  if (isPending) return <p className="mt-3">Loading...</p>
  return (
    <div className="mt-3 grid gap-4">
      {data?.sends ? <LinkRequest email={email} /> : <p>This site cannot email you a link to a new one.</p>}
      <div>
        <p>{data?.sends ? 'Without the email:' : 'To get in:'}</p>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          <li>With a passkey you can sign in without the password.</li>
          <li>Another admin can make you a link in Settings, Team.</li>
          <li>
            Whoever runs the server can set a new one:{' '}
            <code className="font-mono wrap-anywhere">npm run admin -- password you@example.com</code>
          </li>
        </ul>
      </div>
    </div>
  )
}

/** The response is the same for every address, known or not. */
function LinkRequest({ email }: { email: string }) {
  const request = useRequestReset()
  const { register, handleSubmit, formState } = useForm<ResetRequest>({
    resolver: zodResolver(ResetRequest),
    defaultValues: { email },
  })
  if (request.isSuccess)
    return (
      <p role="status" className="text-text">
        If <span className="wrap-anywhere">{request.variables.email}</span> belongs to an account, a link is
        on its way to it. It works once, for {RESET_MINUTES} minutes. Nothing there? Please look in the spam
        folder, or request another in {RESET_EVERY_MINUTES} minutes.
      </p>
    )
  return (
    <form
      aria-label="Forgot password"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((body) => request.mutate(body))}
    >
      <TextField
        label="Email of your account"
        type="email"
        autoComplete="username"
        hint="We email it a link to a new password."
        {...register('email')}
        error={formState.errors.email?.message ?? fieldError(request.error, 'email')}
      />
      {generalError(request.error) && (
        <p role="alert" className="text-danger">
          {generalError(request.error)}
        </p>
      )}
      <Button type="submit" className="w-fit" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Email me a link'}
      </Button>
    </form>
  )
}
