import { useState } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { reminderText } from '#contract/reports/due.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { EmailForm } from '../bookings/guest-message-form.tsx'

/** Every email contains the link to pay. */
export function SendPaymentLink({ booking }: { booking: BookingRecord }) {
  const [isOpen, setOpen] = useState(false)
  if (!booking.guestEmail) return null
  const close = () => setOpen(false)
  const text = reminderText({ ...booking, dueCents: booking.money.dueCents })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send payment link</Button>
      {isOpen && (
        <Sheet title="Send payment link" onClose={close}>
          <EmailForm booking={booking} text={text} onClose={close} />
        </Sheet>
      )}
    </>
  )
}
