import { useEffect } from 'react'
import type { Call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import type { PaymentReturn } from './payment-return.ts'
import { isSettled } from './use-payment-set-up.ts'

/**
 * Shows the result of a payment after the return from a bank's page. The server decides, not the address.
 * `onShown` may then clean the address.
 */
export function usePaymentReturn(
  returned: PaymentReturn,
  onPaid: (isSettled: boolean, returned: PaymentReturn) => void,
  onShown: () => void,
): void {
  const call = useCall()
  const { redirect_status: status } = returned
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each return, not for each render
  useEffect(() => {
    if (!status) return
    void outcomeOf(call, returned).then((outcome) => {
      if (outcome === 'failed') toastFailed()
      else onPaid(outcome === 'settled', returned)
      onShown()
    })
  }, [status])
}

async function outcomeOf(call: Call, returned: PaymentReturn): Promise<'settled' | 'underway' | 'failed'> {
  const { redirect_status: status, payment_intent_client_secret: secret } = returned
  if (status === 'failed' || !secret) return 'failed'
  return (await isSettled(call, secret)) ? 'settled' : 'underway'
}

function toastFailed(): void {
  toast({
    title: 'Payment Failed',
    description: 'Your bank did not confirm the payment. Nothing was charged.',
    variant: 'destructive',
  })
}
