import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type UseFormSetError, useForm } from 'react-hook-form'
import { InterestRequest } from '#contract/investments/interests.ts'
import type { InvestmentPackage } from '#contract/investments/investments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { daysInWords, retention } from '#contract/privacy/retention.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

function useRegisterInterest(
  chosen: InvestmentPackage,
  onRegistered: () => void,
  onFailed: (error: unknown) => void,
) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: InterestRequest) => call('POST /api/investments/interests', { body }),
    onSuccess: () => {
      toast({ title: 'Interest Registered', description: `We will write to you about ${chosen.name}.` })
      onRegistered()
    },
    onError: onFailed,
  })
}

type InterestDialogProps = { chosen: InvestmentPackage; onClose: () => void }

export default function InterestDialog({ chosen, onClose }: InterestDialogProps) {
  return (
    <Sheet
      title="Register interest"
      description={`${chosen.name}, ${formatDollars(chosen.price)}`}
      onClose={onClose}
    >
      <InterestForm chosen={chosen} onRegistered={onClose} />
    </Sheet>
  )
}

type InterestFormProps = { chosen: InvestmentPackage; onRegistered: () => void }

function InterestForm({ chosen, onRegistered }: InterestFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<InterestRequest>({
    resolver: zodResolver(InterestRequest),
    defaultValues: { name: '', email: '', packageId: chosen.id },
  })
  const registering = useRegisterInterest(chosen, onRegistered, (error) => showFailure(error, setError))
  const { errors } = formState
  return (
    <form
      aria-label="Register interest"
      noValidate
      onSubmit={handleSubmit((request) => registering.mutate(request))}
      className="grid gap-4"
    >
      <TextField label="Name" autoComplete="name" {...register('name')} error={errors.name?.message} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <SmallPrint />
      <Button type="submit" variant="primary" disabled={registering.isPending}>
        {registering.isPending ? 'Registering...' : 'Register interest'}
      </Button>
    </form>
  )
}

function SmallPrint() {
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>This is no offer of securities. Nothing is bought, and you owe nothing.</p>
      <p>
        We use your name and email address only to write to you about this package, and delete them after{' '}
        {daysInWords(retention.interest.days)}. More on{' '}
        <Link to="/privacy" className="text-text underline underline-offset-4">
          privacy
        </Link>
        .
      </p>
    </div>
  )
}

function showFailure(error: unknown, setError: UseFormSetError<InterestRequest>): void {
  const refused = error instanceof ApiError ? error : null
  const known = refused?.fields.flatMap(({ path, message }) =>
    path === 'name' || path === 'email' ? [{ path, message } as const] : [],
  )
  for (const { path, message } of known ?? []) setError(path, { message })
  if (known?.length) return
  toast({
    title: 'Interest Not Registered',
    description: refused?.detail ?? 'Our server did not answer. Please try again.',
    variant: 'destructive',
  })
}
