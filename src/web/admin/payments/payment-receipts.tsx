import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payment } from '#contract/payments/payments.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ReceiptLinks } from '#web/platform/ui/lodge/receipt-links.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'

/** Loads the documents after a press. */
export function PaymentReceipts({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false)
  if (payment.status !== 'completed' && payment.status !== 'refunded') return null
  return (
    <>
      <Button variant="plain" className="min-h-10 px-3 py-1.5" onClick={() => setOpen(true)}>
        Receipts
      </Button>
      {isOpen && (
        <Sheet
          title="Receipts"
          description="Receipt and credit notes of this payment."
          onClose={() => setOpen(false)}
        >
          <Documents id={payment.id} />
        </Sheet>
      )}
    </>
  )
}

function Documents({ id }: { id: number }) {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/payments', id, 'receipts'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/payments/{id}/receipts', { params: { id } }),
  })
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the receipts" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading receipts...</p>
  if (data.length === 0) return <p>This payment was made before receipts were numbered.</p>
  return <ReceiptLinks receipts={data} />
}
