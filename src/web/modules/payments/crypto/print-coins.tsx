import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#web/platform/api/use-call.ts'
import { CryptoPanel } from './crypto-panel.tsx'
import { readOpenInvoices, storeOpenInvoice } from './open-invoice.ts'

/** Prints that this browser pays in coins. The checkout returns to the gallery, where no dialog is open. */
export default function PrintCoins() {
  const call = useCall()
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  const [open, setOpen] = useState(() => readOpenInvoices('print '))
  const [isPaid, setIsPaid] = useState(false)
  const putAway = (subject: string) => {
    storeOpenInvoice(subject, null)
    setOpen(open.filter((known) => known.subject !== subject))
  }
  if (open.length === 0) return null
  return (
    <section aria-labelledby="print-payments" className="mt-8 max-w-xl">
      <h2 id="print-payments" className="text-2xl">
        Your print
      </h2>
      {open.map(({ subject, invoice }) => (
        <CryptoPanel
          key={invoice.invoiceId}
          invoice={invoice}
          takesCards={setup.data?.provider !== 'none'}
          onPaid={() => setIsPaid(true)}
          onDone={() => putAway(subject)}
        />
      ))}
      {isPaid && (
        <p className="mt-4">An email with your receipt and the link to your order is on its way to you.</p>
      )}
    </section>
  )
}
