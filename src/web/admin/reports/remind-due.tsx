import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { GuestMessage } from '#contract/bookings/staff-bookings.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { type DueStay, reminderText } from '#contract/reports/due.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const small = 'min-h-10 px-3 py-1.5'

type Reminder = { ids?: number[]; text?: GuestMessage }

function useRemind(onSent?: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (body: Reminder) =>
      call('POST /api/admin/due/remind', { body, idempotencyKey: keyFor(body) }),
    onSuccess: ({ reminded, sends }) => {
      finish()
      const waits = sends ? '' : ' No mail server is configured: it waits in the outbox.'
      toast({ title: 'Reminded', description: `${pluralize(reminded, 'guest')} by email.${waits}` })
      void queries.invalidateQueries({ queryKey: ['/api/admin/due'] })
      onSent?.()
    },
    onError: (error) =>
      toastFailure(error, 'Not Reminded', (error instanceof ApiError && error.detail) || 'Please try again.'),
  })
}

export function RemindAll({ debts }: { debts: readonly DueStay[] }) {
  const remind = useRemind()
  const reachable = debts.filter(({ dueCents, hasEmail }) => dueCents > 0 && hasEmail)
  if (reachable.length < 2) return null
  return (
    <ConfirmButton
      variant="plain"
      className="min-h-6 p-0 text-sm underline underline-offset-4"
      question={`Really email ${pluralize(reachable.length, 'guest')}?`}
      disabled={remind.isPending}
      onConfirm={() => remind.mutate({ ids: reachable.map(({ id }) => id) })}
    >
      Remind all
    </ConfirmButton>
  )
}

export function RemindButton({ stay }: { stay: DueStay }) {
  const [isOpen, setOpen] = useState(false)
  if (stay.dueCents === 0) return null
  if (!stay.hasEmail) return <span className="text-sm text-muted">No email</span>
  return (
    <>
      <Button className={small} aria-label={`Remind ${stay.guestName}`} onClick={() => setOpen(true)}>
        Remind
      </Button>
      {isOpen && <ReminderSheet stay={stay} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReminderSheet({ stay, onClose }: { stay: DueStay; onClose: () => void }) {
  const remind = useRemind(onClose)
  const [text, setText] = useState(() => reminderText(stay))
  const send = (event: FormEvent) => {
    event.preventDefault()
    remind.mutate({ ids: [stay.id], text })
  }
  return (
    <Sheet title={`Remind ${stay.guestName}`} onClose={onClose}>
      <form aria-label="Reminder" onSubmit={send} className="grid gap-4">
        <TextField
          label="Subject"
          required
          maxLength={150}
          value={text.subject}
          onChange={({ target }) => setText({ ...text, subject: target.value })}
        />
        <TextArea
          label="Message"
          rows={8}
          required
          maxLength={5000}
          value={text.message}
          onChange={({ target }) => setText({ ...text, message: target.value })}
        />
        <Button type="submit" variant="primary" disabled={remind.isPending}>
          {remind.isPending ? 'Sending...' : 'Send Reminder'}
        </Button>
      </form>
    </Sheet>
  )
}
