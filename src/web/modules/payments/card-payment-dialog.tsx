import { Sheet } from '#web/platform/ui/sheet.tsx'
import type { CardPayment } from './card-payment.ts'
import { CardPaymentForm } from './card-payment-form.tsx'

export default function CardPaymentDialog(payment: CardPayment) {
  return (
    <Sheet title={payment.title} description={payment.description} onClose={payment.onClose}>
      <CardPaymentForm {...payment} />
    </Sheet>
  )
}
