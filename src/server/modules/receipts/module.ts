import { receiptEndpoints } from '#contract/receipts/receipts.ts'
import { defineModule } from '#server/platform/module.ts'
import { orderReceipts, settleOrder } from '../orders/orders.ts'
import { paymentListeners } from '../payments/payment-dependencies.ts'
import { drawReceipts } from './draw-receipts.ts'
import { issueReceipts } from './issue-receipts.ts'
import { receiptsOfPayment } from './receipts.ts'
import { receiptRoutes } from './routes.ts'

export const receiptsModule = defineModule({
  name: 'receipts',
  summary: 'Receipts and credit notes: numbers, PDFs and their emails.',
  dependsOn: ['bookings', 'legal', 'mail', 'orders', 'payments'],
  endpoints: [receiptEndpoints],
  register: ({ app, getContext, options, services }) => {
    receiptRoutes(app, getContext, drawReceipts(app, options.receiptWorker))
    services.provide(orderReceipts, receiptsOfPayment)
    services.get(paymentListeners).push(async (context, payment) => {
      const receiptUrl = await issueReceipts(context, payment)
      await settleOrder(context, payment, receiptUrl)
    })
  },
  personalData: {
    receipt_counters: { none: ['kind'] },
    receipts: { none: ['number', 'kind', 'content'] },
  },
})
