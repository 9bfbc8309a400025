import { useState } from 'react'
import { type OpenInvoice, readOpenInvoice, storeOpenInvoice } from './open-invoice.ts'
import { PayInCoins, type PayInCoinsProps } from './pay-in-coins.tsx'

type CryptoPaymentProps = Pick<PayInCoinsProps, 'request' | 'onPaid'> & {
  /** Names what is paid, so that a reload finds its open invoice. */
  subject: string
}

/** For a donation or a print: only this browser knows its invoice. */
export default function CryptoPayment({ subject, ...payment }: CryptoPaymentProps) {
  const [invoice, setInvoice] = useState<OpenInvoice | null>(() => readOpenInvoice(subject))
  const keep = (opened: OpenInvoice | null) => {
    storeOpenInvoice(subject, opened)
    setInvoice(opened)
  }
  return <PayInCoins {...payment} invoice={invoice} onOpened={keep} onDone={() => keep(null)} />
}
