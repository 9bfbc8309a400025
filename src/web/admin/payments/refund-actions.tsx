import { useState } from 'react'
import type { Payment, RefundReason } from '#contract/payments/payments.ts'
import { leftCents, refundableCents } from '#contract/payments/refundable.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useRefundPayment } from '../bookings/use-refund-payment.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { waitsForDecision } from './coin-state.ts'
import { RefundSheet } from './refund-sheet.tsx'

const small = 'min-h-10 px-3 py-1.5'

/** Refunds online payments through the provider, and records refunds made by hand for any payment. */
export function RefundActions({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  if (leftCents(payment) === 0) return null
  return (
    <>
      {refundableCents(payment) > 0 && !waitsForDecision(payment) && (
        <>
          <PartButton payment={payment} refund={refund} />
          <ConfirmButton
            question="Really refund?"
            variant="plain"
            className={small}
            disabled={refund.isPending}
            onConfirm={() => refund.mutate({ payment })}
          >
            Refund
          </ConfirmButton>
        </>
      )}
      <PartButton payment={payment} refund={refund} isElsewhere />
    </>
  )
}

type PartButtonProps = {
  payment: Payment
  refund: ReturnType<typeof useRefundPayment>
  isElsewhere?: boolean
}

/** Opens a form for the amount. */
function PartButton({ payment, refund, isElsewhere = false }: PartButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const send = (amountCents: number, reason?: RefundReason) => {
    setOpen(false)
    refund.mutate({
      payment,
      amountCents,
      ...(isElsewhere && { elsewhere: true }),
      ...(reason && { reason }),
    })
  }
  return (
    <>
      {/* A disabled button could not take the focus back from the form. */}
      <Button
        variant="plain"
        className={small}
        aria-disabled={refund.isPending}
        onClick={() => setOpen(!refund.isPending)}
      >
        {isElsewhere ? 'Refunded outside the site' : 'Refund a part'}
      </Button>
      {isOpen && (
        <RefundSheet
          payment={payment}
          isElsewhere={isElsewhere}
          onRefund={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
