import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { PasswordChange } from '#contract/auth/account.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { changedSince } from '../kit/editing/changed-since.ts'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { NewPasswordTwice } from './new-password-fields.ts'
import { fieldError, generalError, useChangePassword } from './use-account.ts'

const Fields = z.intersection(PasswordChange.pick({ current: true }), NewPasswordTwice)
type Fields = z.infer<typeof Fields>

const empty: Fields = { current: '', next: '', repeated: '' }

export function ChangePassword() {
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<Fields>({
    resolver: zodResolver(Fields),
    defaultValues: empty,
  })
  const change = useChangePassword()
  const save = handleSubmit(({ current, next }) => {
    const sent = { ...getValues() }
    const onSuccess = () => {
      const typed = changedSince(sent, getValues())
      reset(empty, KEEP_FIELDS)
      // Keeps what was typed during the save.
      for (const [field, value] of typed) setValue(field, value, { shouldDirty: true })
    }
    change.mutate({ current, next }, { onSuccess })
  })
  const { errors, isDirty } = formState
  useUnsavedChanges(isDirty)
  return (
    <form aria-label="Change password" noValidate className="grid gap-4" onSubmit={save}>
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...register('current')}
        error={errors.current?.message ?? fieldError(change.error, 'current')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        {...register('next')}
        error={errors.next?.message ?? fieldError(change.error, 'next')}
      />
      <TextField
        label="Repeat new password"
        type="password"
        autoComplete="new-password"
        {...register('repeated')}
        error={errors.repeated?.message}
      />
      {generalError(change.error) && (
        <p role="alert" className="text-sm text-danger">
          {generalError(change.error)}
        </p>
      )}
      <Button type="submit" variant="primary" className="w-fit" disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  )
}
