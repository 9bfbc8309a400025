import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { type Payment, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useUndoChange } from '../bookings/use-booking-changes.ts'
import { formatInstant } from '../kit/instant-text.ts'
import { statusText } from '../kit/status-label.ts'
import { useStayPayments } from './use-stay-record.ts'

export function HistoryTab({ booking }: { booking: BookingRecord }) {
  const payments = useStayPayments(booking.id).data ?? []
  const events = [
    ...booking.history.map((step) => ({ at: step.at, text: stepInWords(step, booking.guestName) })),
    ...payments.filter(isMade).map((payment) => ({
      at: payment.paymentDate ?? payment.createdAt,
      text: paymentInWords(payment, booking.guestName),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="mb-3 text-xl">
        History
      </h2>
      <ol className="grid gap-2.5 border-l border-line-strong/40 pl-4 text-sm">
        {events.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <bdi className="block wrap-anywhere">{text}</bdi>
            <span className="text-muted">{formatInstant(at)}</span>
          </li>
        ))}
      </ol>
      {booking.canUndo && <UndoLastChange booking={booking} />}
    </section>
  )
}

const undoable = new Set(['changed', 'confirmed', 'declined', 'written_off'])

/** Possible while the email about the change waits. */
export function UndoLastChange({ booking }: { booking: BookingRecord }) {
  const { id, history, changeMadeAt } = booking
  const undo = useUndoChange(id)
  // A decision or a write-off changes no field of the stay.
  const isOfStay = history.findLast(({ status }) => undoable.has(status))?.status === 'changed'
  return (
    <Button className="mt-3 w-fit" disabled={undo.isPending} onClick={() => undo.mutate(changeMadeAt)}>
      {isOfStay ? 'Undo the last change' : 'Undo'}
    </Button>
  )
}

const verbs: Readonly<Record<string, string>> = {
  requested: 'requested the stay',
  awaiting_payment: 'booked the stay, to be paid',
  confirmed: 'confirmed the stay',
  declined: 'declined the stay',
  cancelled: 'cancelled the stay',
  message: 'emailed the guest',
  reminded: 'reminded the guest of the payment',
  changed: 'changed the stay',
  undone: 'undid the last change',
  written_off: 'wrote off the debt',
  extras_ordered: 'ordered extras',
  extra_withdrawn: 'took back an extra',
  extra_confirmed: 'confirmed an extra',
  extra_declined: 'declined an extra',
  arrival_told: 'sent the arrival form',
  change_requested: 'asked for a change',
  change_withdrawn: 'withdrew the change request',
  change_declined: 'declined the change request',
}

/** 'Olive Owner changed the stay: Dates May 3–5 → May 4–6'. */
function stepInWords(
  { status, by, name, note }: BookingRecord['history'][number],
  guestName: string,
): string {
  const what = verbs[status] ?? statusText(status)
  return `${nameActor(by, name, guestName)} ${what}${note ? `: ${note}` : ''}`
}

function nameActor(by: string, name: string | null, guestName: string): string {
  if (by === 'owner') return name ?? 'The owner'
  if (by === 'guest') return guestName
  return by === 'expiry' ? 'The time limit' : by === 'payment' ? 'The payment' : by
}

const isMade = ({ status }: Payment): boolean => status === 'completed' || status === 'refunded'

/** 'Ada Guest paid $450.00 by credit card, $50.00 of it refunded'. */
function paymentInWords(payment: Payment, guestName: string): string {
  const { payerName, amount, paymentMethod, refundedAmount } = payment
  const method = (paymentMethodLabels[paymentMethod] ?? paymentMethod).toLowerCase()
  const paid = `${payerName ?? guestName} paid ${formatDecimal(amount)} by ${method}`
  return Number(refundedAmount) > 0 ? `${paid}, ${formatDecimal(refundedAmount)} of it refunded` : paid
}
