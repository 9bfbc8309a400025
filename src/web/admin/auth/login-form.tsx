import { zodResolver } from '@hookform/resolvers/zod'
import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Admin, Credentials } from '#contract/auth/login.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { passkeyFailure, usePasskeyLogin } from './use-passkeys.ts'
import { isCodeNeeded, useLogin } from './use-session-calls.ts'

function PasskeyLogin({ onSignedIn }: { onSignedIn: (admin: Admin) => void }) {
  const login = usePasskeyLogin(onSignedIn)
  const failure = passkeyFailure(login.error)
  return (
    <>
      <Button onClick={() => login.mutate()} disabled={login.isPending}>
        <KeyRound size={16} aria-hidden="true" />
        {/* The other button is named 'Sign In'. */}
        <span>{login.isPending ? 'Waiting for your passkey...' : 'Use a passkey'}</span>
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </>
  )
}

type LoginFormProps = { onSignedIn: (admin: Admin) => void; className?: string }

/** Asks for the code only when the account has a second factor. */
export function LoginForm({ onSignedIn, className = '' }: LoginFormProps) {
  const login = useLogin(onSignedIn)
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  // The code field stays after a wrong code.
  const [asksForCode, setAsksForCode] = useState(false)
  if (isCodeNeeded(login.error) && !asksForCode) setAsksForCode(true)
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  return (
    <div className={`grid gap-5 ${className}`}>
      <form
        aria-label="Admin login"
        noValidate
        onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        className="grid gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField {...register('password')} error={errors.password?.message} />
        {asksForCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            hint="From your authenticator app, or one of your recovery codes."
            {...register('code')}
            error={errors.code?.message}
          />
        )}
        {login.isError && !isCodeNeeded(login.error) && (
          <p role="alert" className="text-sm text-danger">
            Login failed. Please try again.
          </p>
        )}
        <Button type="submit" variant="primary" disabled={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
        <PasskeyLogin onSignedIn={onSignedIn} />
      </form>
      <ForgottenPassword typedEmail={() => getValues('email')} />
    </div>
  )
}

type PasswordFieldProps = {
  name: string
  ref: Ref<HTMLInputElement>
  onChange: React.ChangeEventHandler<HTMLInputElement>
  onBlur: React.FocusEventHandler<HTMLInputElement>
  error: string | undefined
}

function PasswordField({ error, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        style={{ paddingRight: '3.25rem' }}
        {...field}
        error={error}
      />
      {/* An `aria-label` would be a second label 'Password'. */}
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className="absolute top-8 right-1.5 grid size-9 place-items-center rounded-control text-muted hover:bg-line hover:text-text"
      >
        <Icon size={18} aria-hidden="true" />
        <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
      </button>
    </div>
  )
}
