import { type FormEvent, useState } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useWriteOff } from './use-stay-record.ts'

/** The stay's page can undo it. */
export function WriteOff({ booking }: { booking: BookingRecord }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write off</Button>
      {isOpen && <WriteOffSheet booking={booking} onClose={close} />}
    </>
  )
}

function WriteOffSheet({ booking, onClose }: { booking: BookingRecord; onClose: () => void }) {
  const due = formatDecimal(booking.money.dueCents / 100)
  const writeOff = useWriteOff(booking.id, onClose)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) writeOff.mutate(reason.trim())
    else setMissing(true)
  }
  return (
    <Sheet
      title={`Write off ${due}?`}
      description={`${booking.guestName} owes nothing any more, and is not told. You can undo it at the stay.`}
      onClose={onClose}
    >
      <form aria-label="Write off" noValidate onSubmit={send} className="grid gap-4">
        <TextField
          label="Reason"
          value={reason}
          maxLength={500}
          error={isMissing && !reason.trim() ? 'Please give a reason' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="danger" disabled={writeOff.isPending}>
            {writeOff.isPending ? 'Saving...' : `Write off ${due}`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Sheet>
  )
}
