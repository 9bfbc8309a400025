import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Booking } from '#contract/bookings/bookings.ts'
import { GuestMessage } from '#contract/bookings/staff-bookings.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export function GuestMessageForm({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const reason = useId()
  const close = () => {
    setOpen(false)
    queueMicrotask(() => opener.current?.focus())
  }
  if (isOpen) return <EmailForm booking={booking} onClose={close} />
  return (
    <div className="grid gap-1.5">
      <Button
        ref={opener}
        className="w-fit"
        disabled={!booking.guestEmail}
        aria-describedby={booking.guestEmail ? undefined : reason}
        onClick={() => setOpen(true)}
      >
        <Mail size={16} aria-hidden="true" />
        Write to the guest
      </Button>
      {!booking.guestEmail && (
        <p id={reason} className="text-sm text-muted">
          This guest has no email address.
        </p>
      )}
    </div>
  )
}

type EmailFormProps = {
  booking: Booking
  text?: GuestMessage
  onClose: () => void
}

export function EmailForm({ booking, text, onClose }: EmailFormProps) {
  const write = useWriteToGuest(booking.id, onClose)
  const { register, handleSubmit, setFocus, formState } = useForm<GuestMessage>({
    resolver: zodResolver(GuestMessage),
    defaultValues: text ?? { subject: `Your stay at ${booking.lodgeName}`, message: '' },
  })
  useEffect(() => setFocus('message'), [setFocus])
  const { errors } = formState
  return (
    <form
      aria-label="Write to the guest"
      noValidate
      onSubmit={handleSubmit((message) => write.mutate(message))}
      className="grid gap-4 rounded-picture border border-line bg-page/40 p-4"
    >
      <UnsavedGuard isDirty={formState.isDirty} />
      <TextField label="Subject" {...register('subject')} error={errors.subject?.message} />
      <TextArea
        label="Message"
        rows={7}
        hint={`Goes to ${booking.guestEmail}, with the facts of the stay and the guest's link under it.`}
        {...register('message')}
        error={errors.message?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={write.isPending}>
          {write.isPending ? 'Sending...' : 'Send Message'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

function useWriteToGuest(id: number, onWritten: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (body: GuestMessage) =>
      call('POST /api/admin/bookings/{id}/messages', { params: { id }, body, idempotencyKey: keyFor(body) }),
    onSuccess: ({ recipient, sends }) => {
      finish()
      toast(
        sends
          ? { title: 'Message Sent', description: `On its way to ${recipient}.` }
          : { title: 'Message Written', description: 'It waits in the outbox until there is a mail server.' },
      )
      void queries.invalidateQueries({ queryKey: ['/api/admin/bookings'] })
      onWritten()
    },
    onError: (error) =>
      toastFailure(
        error,
        'Message Failed',
        error instanceof ApiError
          ? error.detail || 'Failed to write to the guest.'
          : 'The answer of our server was lost. Please send it again in this form: the guest gets it once.',
      ),
  })
}
