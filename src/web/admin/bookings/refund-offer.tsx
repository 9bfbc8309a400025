import { useQuery } from '@tanstack/react-query'
import { toGiveBackCents } from '#contract/bookings/ledger.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { leftCents, refundableCents } from '#contract/payments/refundable.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { useRefundPayment } from './use-refund-payment.ts'

/** Refunds through the card payments that hold the excess, and records what was returned by hand. */
export function RefundOffer({ booking }: { booking: BookingRecord }) {
  const cents = toGiveBackCents(booking.money)
  if (!cents) return null
  return (
    <section aria-label="Paid too much" className="grid gap-3 rounded-picture border border-ember/50 p-4">
      <p>
        The guest has paid <strong className="tabular">{formatCents(cents)}</strong> more than the stay costs.
      </p>
      <Refunds booking={booking} cents={cents} />
    </section>
  )
}

type Part = { payment: Payment; cents: number }

/** Newest payments first. */
function splitRefund(
  payments: readonly Payment[],
  cents: number,
  refundable: (payment: Payment) => number,
): Part[] {
  let left = cents
  return payments.flatMap((payment) => {
    const part = Math.min(left, refundable(payment))
    left -= part
    return part > 0 ? [{ payment, cents: part }] : []
  })
}

function Refunds({ booking, cents }: { booking: BookingRecord; cents: number }) {
  const call = useAdminCall()
  const refund = useRefundPayment()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/admin/payments', { bookingId: booking.id }],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/payments', { query: { bookingId: booking.id } }),
  })
  if (!data)
    return isError && <ErrorMessage message="Failed to fetch the payments" onRetry={() => void refetch()} />
  const parts = splitRefund(data, cents, refundableCents)
  const byCard = parts.reduce((sum, part) => sum + part.cents, 0)
  const notByCard = data.filter((payment) => refundableCents(payment) === 0)
  const byHand = splitRefund(notByCard, cents - byCard, leftCents)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {parts.map(({ payment, cents: amountCents }) => (
        <ConfirmButton
          key={payment.id}
          question={`Really refund ${formatCents(amountCents)}?`}
          disabled={refund.isPending}
          onConfirm={() => refund.mutate({ payment, amountCents })}
        >
          {`Refund ${formatCents(amountCents)}`}
        </ConfirmButton>
      ))}
      {/* What the card refused is returned by hand too. */}
      {[...(booking.money.isStuck ? parts : []), ...byHand].map(({ payment, cents: amountCents }) => (
        <ConfirmButton
          key={payment.id}
          question={`Really record ${formatCents(amountCents)}?`}
          disabled={refund.isPending}
          onConfirm={() => refund.mutate({ payment, amountCents, elsewhere: true })}
        >{`I refunded ${formatCents(amountCents)} outside the site`}</ConfirmButton>
      ))}
      {byCard < cents && (
        <>
          <p className="text-sm text-muted">
            {`${formatCents(cents - byCard)} was not paid online: refund it outside the site.`}
          </p>
          <ButtonLink to="/admin/payments">Payments</ButtonLink>
        </>
      )}
    </div>
  )
}
