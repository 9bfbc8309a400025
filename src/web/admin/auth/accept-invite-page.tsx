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
import { fieldError, generalError, useAcceptInvite, useResetPassword } from './use-account.ts'

export function AcceptInvitePage() {
  // Read here because every page loads the code of the route.
  const search = new URLSearchParams(useLocation().searchStr)
  const inviteToken = search.get('token')
  const resetToken = search.get('reset')
  return (
    <Main className="column outline-none grid min-h-dvh max-w-md content-center gap-6 py-10">
      <div>
        <BrandMark className="size-9" />
        <h1 className="mt-5 text-4xl">{resetToken ? 'Set a new password' : 'Set your password'}</h1>
        <p className="mt-2 text-muted">
          {resetToken
            ? 'It ends all your sessions. Then you sign in with it, and with your code where you have one.'
            : 'You are invited to the admin area of Crypto Lodge.'}
        </p>
      </div>
      {resetToken && <ResetForm token={resetToken} />}
      {!resetToken && inviteToken && <InviteForm token={inviteToken} />}
      {!resetToken && !inviteToken && (
        <p role="alert">This link is not complete. Please open it again from your invitation.</p>
      )}
      <ButtonLink to="/admin/login" variant="plain" className="-ml-5 justify-self-start">
        To the login
      </ButtonLink>
    </Main>
  )
}

function InviteForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const forget = useForgetAdminData()
  const accept = useAcceptInvite()
  return (
    <PasswordForm
      saving={accept}
      onSave={(password) =>
        accept.mutate(
          { token, password },
          {
            onSuccess: ({ admin }) => {
              forget()
              void navigate({ to: homePath(admin.role), replace: true })
            },
          },
        )
      }
    />
  )
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const reset = useResetPassword()
  return (
    <PasswordForm
      saving={reset}
      onSave={(password) =>
        reset.mutate(
          { token, password },
          { onSuccess: () => void navigate({ to: '/admin/login', replace: true }) },
        )
      }
    />
  )
}

type PasswordFormProps = {
  saving: { error: unknown; isPending: boolean }
  onSave: (password: string) => void
}

function PasswordForm({ saving: { error, isPending }, onSave }: PasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof NewPasswordTwice>>({
    resolver: zodResolver(NewPasswordTwice),
    defaultValues: { next: '', repeated: '' },
  })
  const { errors } = formState
  return (
    <form
      aria-label="Set your password"
      noValidate
      className="grid gap-5 rounded-picture border border-line bg-surface p-6"
      onSubmit={handleSubmit(({ next }) => onSave(next))}
    >
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters; a few words are good.`}
        {...register('next')}
        error={errors.next?.message ?? fieldError(error, 'password')}
      />
      <TextField
        label="Repeat password"
        type="password"
        autoComplete="new-password"
        {...register('repeated')}
        error={errors.repeated?.message}
      />
      {generalError(error) && (
        <p role="alert" className="text-sm text-danger">
          {generalError(error)}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Saving...' : 'Set password'}
      </Button>
    </form>
  )
}
