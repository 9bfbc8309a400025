import { Suspense, useState } from 'react'
import type { Booking, ChangeRequest } from '#contract/bookings/bookings.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { differenceInWords } from '#contract/platform/price-difference.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { useChangeRequest } from './use-change-request.ts'

const ChangeForm = lazyPart(() => import('./change-form.tsx'), 'dialog')
const DeclinedAnswer = lazyPart(() => import('./declined-answer.tsx'))

type ChangeStayProps = {
  booking: Booking
  secretKey: string
  /** Undefined while unknown. */
  lodge: Lodge | undefined
}

export function ChangeStay({ booking, secretKey, lodge }: ChangeStayProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { send, withdraw } = useChangeRequest(booking.reference, secretKey, close)
  const { changeRequest } = booking
  return (
    <section tabIndex={-1} aria-labelledby="change-heading" className="print:hidden">
      <h2 id="change-heading" className="text-3xl">
        Other dates or guests
      </h2>
      {booking.changeAnswer && (
        <Suspense>
          <DeclinedAnswer booking={booking} />
        </Suspense>
      )}
      {changeRequest ? (
        <OpenRequest
          change={changeRequest}
          isWithdrawing={withdraw.isPending}
          onWithdraw={() => withdraw.mutate()}
        />
      ) : (
        <>
          <p className="mt-2 text-muted">
            You see the new price first. Your stay changes once the owner has accepted.
          </p>
          <Button
            className="mt-4"
            onClick={() => {
              send.reset()
              setOpen(true)
            }}
          >
            Request a change
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense>
          <ChangeForm
            booking={booking}
            secretKey={secretKey}
            lodge={lodge}
            error={send.error}
            isSending={send.isPending}
            onSend={send.mutate}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

type OpenRequestProps = { change: ChangeRequest; isWithdrawing: boolean; onWithdraw: () => void }

function OpenRequest({ change, isWithdrawing, onWithdraw }: OpenRequestProps) {
  const { checkIn, checkOut, guests, note, totalCents, differenceCents } = change
  return (
    <div className="mt-4 grid gap-2 rounded-picture border border-line bg-surface p-5">
      <p role="status" className="font-medium">
        Your change request is with the owner
      </p>
      <p>{`${formatDate(checkIn)} to ${formatDate(checkOut)}, ${pluralize(guests, 'guest')}`}</p>
      <p className="tabular">
        {differenceCents === 0
          ? `Same price: ${formatCents(totalCents)}`
          : `${formatCents(totalCents)}, ${differenceInWords(differenceCents)}`}
      </p>
      {note && (
        <p dir="auto" className="text-muted">
          {note}
        </p>
      )}
      <p className="mt-2">
        <Button
          ref={moveFocusToRegion}
          aria-disabled={isWithdrawing}
          className="aria-disabled:opacity-40"
          onClick={isWithdrawing ? undefined : onWithdraw}
        >
          {isWithdrawing ? 'Withdrawing...' : 'Withdraw request'}
        </Button>
      </p>
    </div>
  )
}
