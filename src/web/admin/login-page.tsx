import { zodResolver } from '@hookform/resolvers/zod'
import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Credentials } from '#contract/admin.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { Main } from '../shell/main.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { isCodeNeeded, useLogin } from './use-session-calls.ts'

/** Signs an owner in. */
export function LoginPage() {
  const login = useLogin()
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  // Once asked for, the code stays asked for: a wrong one is another error, and the account still has its factor.
  const [asksForCode, setAsksForCode] = useState(false)
  if (isCodeNeeded(login.error) && !asksForCode) setAsksForCode(true)
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  return (
    <Main className="column outline-none grid min-h-dvh max-w-md content-center gap-6 py-10">
      <div>
        <BrandMark className="size-9" />
        <h1 className="mt-5 text-4xl">Admin Login</h1>
        <p className="mt-2 text-muted">For the people who run the lodges.</p>
      </div>
      <form
        aria-label="Admin login"
        noValidate
        onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        className="grid gap-5 rounded-picture border border-line bg-surface p-6"
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
        <Button type="submit" look="primary" disabled={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <ButtonLink to="/" look="plain" className="justify-self-start">
        Back to the site
      </ButtonLink>
    </Main>
  )
}

type PasswordFieldProps = {
  name: string
  ref: Ref<HTMLInputElement>
  onChange: React.ChangeEventHandler<HTMLInputElement>
  onBlur: React.FocusEventHandler<HTMLInputElement>
  error: string | undefined
}

/** A password that can be looked at before it is sent. */
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
      {/* Named by its text: an aria-label would make it a second thing labelled 'Password'. */}
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
