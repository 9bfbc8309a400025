import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Stay } from '#contract/platform/dates.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'

type WaitingStay = Stay & { guests: number; children: number; infants: number; dogs: number }
type WaitingListFormProps = { slug: string; stay: WaitingStay }

export default function WaitingListForm({ slug, stay }: WaitingListFormProps) {
  const call = useCall()
  const [email, setEmail] = useState('')
  const join = useMutation({
    mutationFn: () => {
      const { checkIn, checkOut, guests, children, infants, dogs } = stay
      const body = { checkIn, checkOut, guests, children, infants, dogs, email }
      return call('POST /api/lodges/{slug}/waiting-list', { params: { slug }, body })
    },
  })
  if (join.data) return <Joined email={email} isToConfirm={join.data.state === 'to_confirm'} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    join.mutate()
  }
  return (
    <form aria-label="Waiting list" noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        hint="We write to you when these nights are free."
        error={join.error ? refusalIn(join.error) : undefined}
      />
      <Button type="submit" variant="primary" disabled={join.isPending}>
        {join.isPending ? 'Joining...' : 'Join the waiting list'}
      </Button>
    </form>
  )
}

const NO_ANSWER = 'Our server did not answer. Please try again.'

const refusalIn = (error: Error): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.detail ?? NO_ANSWER) : NO_ANSWER

function Joined({ email, isToConfirm }: { email: string; isToConfirm: boolean }) {
  const panel = useRef<HTMLParagraphElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <p ref={panel} role="status" tabIndex={-1} className="text-sm outline-none">
      {isToConfirm
        ? `We have sent an email to ${email}. Please open the link in it: then you are on the waiting list.`
        : `You are on the waiting list. We write to ${email} when these nights are free.`}
    </p>
  )
}
