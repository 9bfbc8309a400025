import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { BookingSearch } from '#contract/bookings/find-booking.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'

export function FindBookingForm() {
  const call = useCall()
  const { register, handleSubmit, setError, getValues, formState } = useForm<BookingSearch>({
    resolver: zodResolver(BookingSearch),
    defaultValues: { email: '' },
  })
  const finding = useMutation({
    mutationFn: (body: BookingSearch) => call('POST /api/find-booking', { body }),
    onError: (error) => {
      const refused = error instanceof ApiError ? error : null
      const message = refused?.fields[0]?.message ?? refused?.detail
      setError('email', { message: message ?? 'Our server did not answer. Please try again.' })
    },
  })
  if (finding.isSuccess) return <Sent email={getValues('email')} />
  return (
    <form
      aria-label="Find my booking"
      noValidate
      onSubmit={handleSubmit((search) => finding.mutate(search))}
      className="grid gap-4"
    >
      <p className="text-muted">
        Enter the email address of your booking. We send the links to your bookings there.
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <Button type="submit" variant="primary" className="justify-self-start" disabled={finding.isPending}>
        {finding.isPending ? 'Sending...' : 'Send my links'}
      </Button>
    </form>
  )
}

function Sent({ email }: { email: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} role="status" tabIndex={-1} className="grid gap-3 outline-none">
      <h2 className="text-2xl">Look in your inbox</h2>
      <p>
        If there is a booking under {email}, its link is on the way. It can take a minute; please look in the
        spam folder too. Within an hour we send the links once.
      </p>
      <p>No email? Your booking may be under another address, or ask us.</p>
      <ButtonLink to="/contact" className="justify-self-start">
        Contact
      </ButtonLink>
    </div>
  )
}
