import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { extraInWords } from '#contract/extras/extra-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatAmount } from '../kit/format-amount.ts'
import { GuardedList } from '../kit/guarded-list.tsx'
import { Panel } from '../kit/panel.tsx'
import { useDecideExtra } from './use-stay-record.ts'

const statusWords = { confirmed: 'Ordered', requested: 'Waits for you', declined: 'Declined' }

/** Renders nothing without extras. */
export function ExtraOrders({ booking }: { booking: BookingRecord }) {
  const { mutate, isPending } = useDecideExtra(booking.id)
  const isEnded = booking.status === 'declined' || booking.status === 'cancelled'
  if (booking.extras.length === 0) return null
  return (
    <Panel title="Extras">
      <GuardedList className="divide-y divide-line text-sm">
        {booking.extras.map((extra) => {
          const { orderId, status, cents } = extra
          const name = extraInWords(extra)
          return (
            <li key={orderId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-muted">{`${statusWords[status]}, ${formatAmount(cents)}`}</p>
              </div>
              {status === 'requested' && !isEnded && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    aria-label={`Confirm ${name}`}
                    disabled={isPending}
                    onClick={() => mutate({ orderId, status: 'confirmed' })}
                  >
                    Confirm
                  </Button>
                  <ConfirmButton
                    question="Really decline?"
                    disabled={isPending}
                    onConfirm={() => mutate({ orderId, status: 'declined' })}
                  >
                    Decline<span className="sr-only"> {name}</span>
                  </ConfirmButton>
                </div>
              )}
            </li>
          )
        })}
      </GuardedList>
    </Panel>
  )
}
