import { zodResolver } from '@hookform/resolvers/zod'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { MIN_PASSWORD_CHARACTERS } from '#contract/auth/account.ts'
import { BrandMark } from '#web/platform/shell/brand-mark.tsx'
import { Main } from '#web/platform/shell/main.tsx'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { homePath } from '../kit/navigation.ts'
import { useForgetAdminData } from '../kit/use-admin-call.ts'
import { NewPasswordTwice } from './new-password-fields.ts'
import { fieldError, generalError, useAcceptInvite } from './use-account.ts'

/** Where an invitation's link leads: sets the first password and signs in. */
export function AcceptInvitePage() {
  // Read here and not in the route, whose code every page loads.
  const token = new URLSearchParams(useLocation().searchStr).get('token')
  return (
    <Main className="column outline-none grid min-h-dvh max-w-md content-center gap-6 py-10">
      <div>
        <BrandMark className="size-9" />
        <h1 className="mt-5 text-4xl">Set your password</h1>
        <p className="mt-2 text-muted">You are invited to the admin area of Crypto Lodge.</p>
      </div>
      {token ? (
        <PasswordForm token={token} />
      ) : (
        <p role="alert">This link is not complete. Please open it again from your invitation.</p>
      )}
      <ButtonLink to="/admin/login" variant="plain" className="-ml-5 justify-self-start">
        To the login
      </ButtonLink>
    </Main>
  )
}

function PasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const forget = useForgetAdminData()
  const accept = useAcceptInvite()
  const { register, handleSubmit, formState } = useForm<z.infer<typeof NewPasswordTwice>>({
    resolver: zodResolver(NewPasswordTwice),
    defaultValues: { next: '', repeated: '' },
  })
  const { errors } = formState
  const setPassword = ({ next: password }: { next: string }) =>
    accept.mutate(
      { token, password },
      {
        onSuccess: ({ admin }) => {
          forget()
          void navigate({ to: homePath(admin.role), replace: true })
        },
      },
    )
  return (
    <form
      aria-label="Set your password"
      noValidate
      className="grid gap-5 rounded-picture border border-line bg-surface p-6"
      onSubmit={handleSubmit(setPassword)}
    >
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters; a few words are good.`}
        {...register('next')}
        error={errors.next?.message ?? fieldError(accept.error, 'password')}
      />
      <TextField
        label="Repeat password"
        type="password"
        autoComplete="new-password"
        {...register('repeated')}
        error={errors.repeated?.message}
      />
      {generalError(accept.error) && (
        <p role="alert" className="text-sm text-danger">
          {generalError(accept.error)}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={accept.isPending}>
        {accept.isPending ? 'Saving...' : 'Set password'}
      </Button>
    </form>
  )
}
