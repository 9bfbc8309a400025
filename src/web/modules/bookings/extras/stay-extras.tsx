import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { extraCents, extraInWords } from '#contract/extras/extra-price.ts'
import type { Extra } from '#contract/extras/extras.ts'
import { isOrderable, piecesLeft } from '#contract/extras/order-extras.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { lodgeExtrasQuery } from '#web/platform/api/lodge-extras-query.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import ExtrasPicker, { type WantedExtra } from '#web/platform/ui/forms/extras-picker.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { useExtraOrders } from './use-extra-orders.ts'

type StayExtrasProps = {
  booking: BookingWithMoney
  secretKey: string
  /** Milliseconds. */
  now: number
}

/** Lists the stay's extras and those that can still be ordered; renders nothing without either. */
export default function StayExtras({ booking, secretKey, now }: StayExtrasProps) {
  const heading = useId()
  const call = useCall()
  const isOpen = booking.status === 'confirmed' && now < arrivalInstant(booking)
  const read = useQuery({ ...lodgeExtrasQuery(call, booking.lodgeSlug), enabled: isOpen })
  const { order, withdraw } = useExtraOrders(booking.reference, secretKey)
  const offered = isOpen ? (read.data ?? []).filter((extra) => canOrder(extra, booking, now)) : []
  const ordered = booking.extras ?? []
  const isFailed = isOpen && read.isError && !isMissing(read.error)
  if (ordered.length === 0 && offered.length === 0 && !isFailed) return null
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-3xl">
        Extras
      </h2>
      {ordered.length > 0 && (
        <ul className="divide-y divide-line">
          {ordered.map((extra) => (
            <Ordered
              key={extra.orderId}
              extra={extra}
              isPending={withdraw.isPending}
              onWithdraw={() => withdraw.mutate(extra.orderId)}
            />
          ))}
        </ul>
      )}
      {isFailed && <LoadFailure what="The extras" onRetry={() => void read.refetch()} />}
      {offered.length > 0 && (
        <OrderForm booking={booking} offered={offered} order={order} hasOrders={ordered.length > 0} />
      )}
    </section>
  )
}

/** The lodge is gone, or the server has no extras. */
const isMissing = (error: Error): boolean => error instanceof ApiError && error.status === 404

const canOrder = (extra: Extra, booking: BookingWithMoney, now: number): boolean =>
  isOrderable(extra, arrivalInstant(booking), now) && piecesLeft(extra, booking.extras ?? []) > 0

type OrderedExtra = BookingWithMoney['extras'][number]

const statusWords = { confirmed: 'Ordered', requested: 'Waits for the owner', declined: 'Declined' }

type OrderedProps = { extra: OrderedExtra; isPending: boolean; onWithdraw: () => void }

function Ordered({ extra, isPending, onWithdraw }: OrderedProps) {
  const { status, cents } = extra
  const name = extraInWords(extra)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          <span>{statusWords[status]}</span>
          {cents > 0 && status !== 'declined' && <span>{`, ${formatCents(cents)}`}</span>}
        </p>
      </div>
      {status === 'requested' && (
        <Button
          className="min-h-11 print:hidden"
          aria-label={`Take back ${name}`}
          disabled={isPending}
          onClick={onWithdraw}
        >
          Take back
        </Button>
      )}
    </li>
  )
}

type OrderFormProps = {
  booking: BookingWithMoney
  offered: readonly Extra[]
  order: ReturnType<typeof useExtraOrders>['order']
  hasOrders: boolean
}

function OrderForm({ booking, offered, order, hasOrders }: OrderFormProps) {
  const [chosen, setChosen] = useState<WantedExtra[]>([])
  // An extra that can no longer be ordered is dropped.
  const wanted = chosen.filter(({ id }) => offered.some((extra) => extra.id === id))
  return (
    <form
      aria-label="Order extras"
      className="grid gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted.length > 0) order.mutate(wanted, { onSuccess: () => setChosen([]) })
      }}
    >
      <ExtrasPicker
        legend={hasOrders ? 'Order more' : 'For your stay'}
        offered={offered}
        wanted={wanted}
        ordered={booking.extras ?? []}
        arrival={arrivalInstant(booking)}
        onChange={setChosen}
        error={order.error && (refusalIn(order.error) ?? 'The answer of our server was lost.')}
      />
      {wanted.length > 0 && (
        <>
          <p role="status" className="text-sm">
            {costInWords(booking, offered, wanted)}
          </p>
          <Button type="submit" variant="primary" className="w-fit" disabled={order.isPending}>
            {order.isPending ? 'Ordering...' : 'Order extras'}
          </Button>
        </>
      )}
    </form>
  )
}

function costInWords(
  booking: BookingWithMoney,
  offered: readonly Extra[],
  wanted: readonly WantedExtra[],
): string {
  const parts = wanted.flatMap(({ id, quantity }) => {
    const extra = offered.find((other) => other.id === id)
    return extra ? [{ extra, cents: extraCents({ ...extra, quantity }, booking) }] : []
  })
  const atOnce = parts.filter(({ extra }) => !extra.needsApproval)
  const cents = atOnce.reduce((sum, part) => sum + part.cents, 0)
  const taxes = atOnce.some(({ extra }) => extra.taxed) ? ', and taxes where they apply' : ''
  const words = cents > 0 ? [`Adds ${formatCents(cents)}${taxes}. It is due now.`] : []
  if (atOnce.length < parts.length)
    words.push('What asks the owner first costs nothing until the owner confirms it.')
  return words.join(' ')
}
