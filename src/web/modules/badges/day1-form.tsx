import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Day1BadgeRequest } from '#contract/badges/badges.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'

export default function Day1Form() {
  const isHydrated = useIsHydrated()
  const { register, handleSubmit, reset, formState } = useForm<Day1BadgeRequest>({
    resolver: zodResolver(Day1BadgeRequest),
    defaultValues: { userName: '', userEmail: '' },
  })
  const creating = useDay1Badge(() => reset(undefined, KEEP_FIELDS))
  const { errors } = formState
  return (
    <form
      aria-label="Create a badge"
      noValidate
      onSubmit={handleSubmit((request) => creating.mutate(request))}
      className="grid gap-4"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('userEmail')}
        error={errors.userEmail?.message}
      />
      <TextField
        label="Name"
        autoComplete="name"
        {...register('userName')}
        error={errors.userName?.message}
      />
      <Button type="submit" variant="primary" disabled={creating.isPending || !isHydrated}>
        {creating.isPending ? 'Creating...' : 'Create Day 1 Investor Badge'}
      </Button>
    </form>
  )
}

function useDay1Badge(onCreated: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (request: Day1BadgeRequest) => {
      await call('POST /api/badges/day1', { body: request })
      const params = { email: request.userEmail }
      return call('GET /api/badges/{email}/day1', { params }).catch(() => null)
    },
    onSuccess: (day1) => {
      // With a mail server, the discount waits for the link in the email.
      const description = 'Please open the link in the email that we sent you: your 20% counts from then on.'
      const awaitsLink = day1?.isDay1Investor === false
      toast({ title: 'Day 1 Investor badge created successfully', ...(awaitsLink && { description }) })
      void queries.invalidateQueries({ queryKey: ['/api/badges'] })
      onCreated()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: (error instanceof ApiError && error.detail) || 'Failed to create badge',
        variant: 'destructive',
      }),
  })
}
