import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointNamed } from '#contract/api.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { CryptoPanel } from './crypto-panel.tsx'
import { type OpenInvoice, readOpenInvoice, storeOpenInvoice } from './open-invoice.ts'

export type InvoiceBody = RequestOf<EndpointNamed<'POST /api/crypto-invoices'>>['body']

type CryptoPaymentProps = {
  /** Names what is paid, so that a reload finds its open invoice. */
  subject: string
  /** What to pay; null when a field is not valid. */
  request: () => InvoiceBody | null | Promise<InvoiceBody | null>
  onPaid?: () => void
  /** What the server knows as open, when this browser has not opened it. */
  found?: OpenInvoice | null
}

/** 'Pay with crypto' where coins are taken, and the state of what was opened. */
export default function CryptoPayment({ subject, request, onPaid, found = null }: CryptoPaymentProps) {
  const call = useCall()
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  const { keyFor, finish } = useAttemptKey()
  const [invoice, setInvoice] = useState<OpenInvoice | null>(() => readOpenInvoice(subject))
  const [putAway, setPutAway] = useState('')
  const known = found?.invoiceId === putAway ? null : found
  const shown = invoice ?? known
  const keep = (opened: OpenInvoice | null) => {
    storeOpenInvoice(subject, opened)
    setInvoice(opened)
  }
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
      keep({ invoiceId, statusKey, checkoutLink })
    },
    onError: (error) =>
      toast({
        title: 'Payment Setup Failed',
        description: refusalIn(error) ?? 'Unable to initialize payment. Please try again.',
        variant: 'destructive',
      }),
  })
  if (!setup.data?.crypto || setup.data.crypto === 'none') return null
  const finishShown = () => {
    setPutAway(shown?.invoiceId ?? '')
    keep(null)
  }
  if (shown)
    return (
      <CryptoPanel key={shown.invoiceId} invoice={shown} onPaid={onPaid ?? ignore} onDone={finishShown} />
    )
  return (
    <Button className="mt-4" disabled={opening.isPending} onClick={() => opening.mutate()}>
      {opening.isPending ? 'Processing...' : 'Pay with crypto'}
    </Button>
  )
}

const ignore = () => undefined
