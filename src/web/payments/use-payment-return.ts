import { useEffect } from 'react'
import { toast } from '../ui/toast.tsx'

/** What Stripe appends to a return address, and what we put into it ourselves. */
export type PaymentReturn = { success?: boolean; redirect_status?: string }

export function parsePaymentReturn(search: Record<string, unknown>): PaymentReturn {
  return {
    ...(search.success === true || search.success === 'true' ? { success: true } : {}),
    ...(typeof search.redirect_status === 'string' ? { redirect_status: search.redirect_status } : {}),
  }
}

/**
 * Tells a payer whom a bank's page has sent back what became of the payment. Only the provider's own word counts;
 * an address that merely says success tells nothing.
 */
export function usePaymentReturn(returned: PaymentReturn, onPaid: (returned: PaymentReturn) => void): void {
  const { redirect_status: status } = returned
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each return, not for each render
  useEffect(() => {
    if (status === 'succeeded') onPaid(returned)
    else if (status === 'failed')
      toast({
        title: 'Payment Failed',
        description: 'Your bank did not confirm the payment. Nothing was charged.',
        variant: 'destructive',
      })
  }, [status])
}
