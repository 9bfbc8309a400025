import { useEffect } from 'react'
import type { Call } from '#web/platform/api/call.ts'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import type { PaymentReturn } from './payment-return.ts'

export type ReturnOutcomes = {
  /** `isSettled` is false until the provider confirms the payment to the server. */
  onPaid: (isSettled: boolean) => unknown
  failureTitle?: string
  /** Called last; it may clean the address. */
  onShown: () => void
}

/** Shows a payment's result after the return from a bank's page. The server decides, not the address. */
export function usePaymentReturn(
  returned: PaymentReturn,
  { onPaid, failureTitle = 'Payment Failed', onShown }: ReturnOutcomes,
): void {
  const call = useCall()
  const { redirect_status: status } = returned
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each return, not for each render
  useEffect(() => {
    if (!status) return
    let isHere = true
    void findOutcome(call, returned).then((outcome) => {
      if (outcome === 'failed') toastFailed(failureTitle)
      else onPaid(outcome === 'settled')
      // A visitor who has left the page is not led back to it.
      if (isHere) onShown()
    })
    return () => {
      isHere = false
    }
  }, [status])
}

async function findOutcome(call: Call, returned: PaymentReturn): Promise<'settled' | 'underway' | 'failed'> {
  const { redirect_status: status, payment_intent_client_secret: secret } = returned
  if (status === 'failed') return 'failed'
  if (!secret) return 'underway'
  return (await isSettled(call, secret)) ? 'settled' : 'underway'
}

export function toastUnderWay(): void {
  toast({
    title: 'Payment under way',
    description: 'We have not heard from your bank yet. It may take some minutes.',
  })
}

function toastFailed(title: string): void {
  toast({
    title,
    description: 'Your bank did not confirm the payment. Nothing was charged.',
    variant: 'destructive',
  })
}
