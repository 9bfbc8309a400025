import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isPaid } from '#contract/bookings/paid-stay.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { cardName } from '#contract/payments/card-name.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { RefundOffer } from '../bookings/refund-offer.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { formatAmount } from '../kit/format-amount.ts'
import { ErrorMessage, Panel, StatCard } from '../kit/panel.tsx'
import { PaymentDialog } from '../payments/payment-dialog.tsx'
import { PaymentList } from '../payments/payment-list.tsx'
import { useChargeCard } from '../reports/use-charge-card.ts'
import { SendPaymentLink } from './send-payment-link.tsx'
import { useGuestLink, useStayPayments } from './use-stay-record.ts'
import { WriteOff } from './write-off.tsx'

export function MoneyTab({ booking }: { booking: BookingRecord }) {
  const { money, status } = booking
  const isOwed = status === 'confirmed' || status === 'awaiting_payment'
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard name="Total" value={formatAmount(money.totalCents)} />
        <StatCard
          name="Paid"
          value={formatAmount(money.paidCents - money.refundedCents)}
          note={refundNote(booking)}
        />
        <StatCard
          name="Due"
          value={isOwed && !isPaid(money) ? formatAmount(money.dueCents) : formatAmount(0)}
        />
        <StatCard name="Written off" value={formatAmount(money.writtenOffCents ?? 0)} />
      </div>
      <RefundOffer booking={booking} />
      <BalanceActions booking={booking} />
      {/* First, so that a payment is refunded without scrolling. */}
      <Payments bookingId={booking.id} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel title="Price details">
          <PriceLines price={completePrice(booking)} isOpen format={formatAmount} />
        </Panel>
        {(booking.schedule.length > 0 || booking.card) && <Schedule booking={booking} />}
      </div>
    </div>
  )
}

function refundNote({ money }: BookingRecord): string | undefined {
  if (money.refundingCents > 0)
    return money.isStuck
      ? `${formatAmount(money.refundingCents)} refused by the card: please refund it outside the site`
      : `${formatAmount(money.refundingCents)} refund in progress`
  return money.refundedCents > 0 ? `${formatAmount(money.refundedCents)} refunded` : undefined
}

function BalanceActions({ booking }: { booking: BookingRecord }) {
  const [isRecording, setRecording] = useState(false)
  const { data } = useGuestLink(booking.id)
  const { dueCents } = booking.money
  const isOwed = dueCents > 0
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => setRecording(true)}>
        <Plus size={17} aria-hidden="true" />
        Record Payment
      </Button>
      {data && <CopyButton text={data.link}>Copy payment link</CopyButton>}
      {isOwed && <SendPaymentLink booking={booking} />}
      {isOwed && booking.status !== 'requested' && <WriteOff booking={booking} />}
      {isRecording && (
        <PaymentDialog booking={booking} amountCents={dueCents} onClose={() => setRecording(false)} />
      )}
    </div>
  )
}

function Schedule({ booking: { id, guestName, schedule, card, money } }: { booking: BookingRecord }) {
  const charge = useChargeCard()
  return (
    <Panel title="Schedule">
      {schedule.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {schedule.map(({ dueOn, cents, paidCents }) => (
            <li key={`${dueOn} ${cents}`} className="flex justify-between gap-4 py-2">
              <span>{dueOn ? `Due ${formatDate(dueOn)}` : 'Due on confirmation'}</span>
              <span className="tabular">
                {formatAmount(cents)}
                <span className="text-muted">
                  {paidCents >= cents ? ' paid' : paidCents > 0 ? `, ${formatAmount(paidCents)} paid` : ''}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        {card ? `Card: ${cardName(card)}, valid until ${card.expires}` : 'No card is stored.'}
      </p>
      {card && money.dueNowCents > 0 && (
        <Button
          className="mt-3"
          aria-label={`Charge now: ${guestName}`}
          disabled={charge.isPending}
          onClick={() => charge.mutate(id)}
        >
          {charge.isPending ? 'Charging...' : `Charge ${formatAmount(money.dueNowCents)} now`}
        </Button>
      )}
    </Panel>
  )
}

/** Includes failed attempts. */
function Payments({ bookingId }: { bookingId: number }) {
  const { data, error, refetch } = useStayPayments(bookingId)
  return (
    <section aria-labelledby="payments-heading">
      <h2 id="payments-heading" className="mb-3 text-xl">
        Payments
      </h2>
      {error && !data && <ErrorMessage message="Failed to fetch payments" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading payments...</p>}
      {data && <PaymentList payments={data} />}
    </section>
  )
}
