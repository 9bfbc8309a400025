import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import type { OutboxEmail } from '#contract/mail/mail.ts'
import { GuestMessageForm } from '../bookings/guest-message-form.tsx'
import { StayConversation } from '../messages/stay-conversation.tsx'
import { useStayEmails } from './use-stay-record.ts'

/** The thread, with single emails among its messages. */
export function MessagesTab({ booking }: { booking: BookingRecord }) {
  const { id, reference, guestName } = booking
  const { data } = useStayEmails(id)
  return (
    <div className="grid gap-4">
      <div className="flex h-[calc(100dvh-14rem)] min-h-[26rem] flex-col rounded-picture border border-line bg-surface">
        <StayConversation
          bookingId={id}
          reference={reference}
          title={guestName}
          emails={(data?.letters ?? []).filter(isWrittenByStaff(booking)).map(asMessage)}
        />
      </div>
      <GuestMessageForm booking={booking} />
    </div>
  )
}

/** The subject of a staff email is also a step of the history. */
const isWrittenByStaff =
  ({ history, guestEmail }: BookingRecord) =>
  ({ recipient, subject }: OutboxEmail): boolean =>
    recipient === guestEmail &&
    history.some(
      ({ status, note }) => (status === 'message' || status === 'reminded') && note?.startsWith(subject),
    )

/** Negative ids never clash with the thread's, which count from 1. */
const asMessage = ({ id, subject, text, createdAt }: OutboxEmail) => ({
  id: -id,
  sender: 'You, by email',
  isOwn: true,
  text: `${subject}\n\n${text}`,
  at: createdAt,
})
