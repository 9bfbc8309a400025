import { useMutation, useQuery } from '@tanstack/react-query'
import type { EndpointNamed } from '#contract/api.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { CryptoPanel, type CryptoPanelProps } from './crypto-panel.tsx'
import type { OpenInvoice } from './open-invoice.ts'

export type InvoiceBody = RequestOf<EndpointNamed<'POST /api/crypto-invoices'>>['body']

export type PayInCoinsProps = Omit<CryptoPanelProps, 'invoice' | 'takesCards'> & {
  invoice: OpenInvoice | null
  /** Null when a field is invalid. */
  request: () => InvoiceBody | null | Promise<InvoiceBody | null>
  onOpened: (invoice: OpenInvoice) => void
}

/** 'Pay with crypto', or the state of the open invoice. Renders nothing where coins are not accepted. */
export function PayInCoins({ invoice, request, onOpened, ...panel }: PayInCoinsProps) {
  const call = useCall()
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  const { keyFor, finish } = useAttemptKey()
  const opening = useMutation({
    mutationFn: async () => {
      const body = await request()
      if (!body) return null
      const opened = await call('POST /api/crypto-invoices', { body, idempotencyKey: keyFor(body) })
      finish()
      return opened
    },
    onSuccess: (opened) => {
      if (!opened) return
      const { invoiceId, statusKey, checkoutLink } = opened
      onOpened({ invoiceId, statusKey, checkoutLink })
    },
    onError: (error) =>
      toast({
        title: 'Payment Setup Failed',
        description: refusalIn(error) ?? 'Unable to initialize payment. Please try again.',
        variant: 'destructive',
      }),
  })
  if (!setup.data?.crypto || setup.data.crypto === 'none') return null
  const takesCards = setup.data.provider !== 'none'
  if (invoice)
    return <CryptoPanel key={invoice.invoiceId} invoice={invoice} takesCards={takesCards} {...panel} />
  return (
    <Button
      {...(!takesCards && { variant: 'primary' })}
      className="mt-4"
      disabled={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {opening.isPending ? 'Processing...' : 'Pay with crypto'}
    </Button>
  )
}
