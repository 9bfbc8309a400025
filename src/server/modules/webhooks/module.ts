import { webhookEndpoints } from '#contract/webhooks/webhooks.ts'
import type { Context } from '#server/platform/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { defineModule } from '#server/platform/module.ts'
import { type PaymentDependencies, paymentListeners } from '../payments/payment-dependencies.ts'
import { listDeliveries, redeliver, testWebhook } from './deliveries.ts'
import { sendWebhooks, WEBHOOKS_EVERY_MS } from './send.ts'
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks, rotateSecret } from './webhooks.ts'
import { writeDeliveries } from './write-deliveries.ts'

export const webhooksModule = defineModule({
  name: 'webhooks',
  summary: 'Events that other programs receive: signed, retried, with their deliveries.',
  dependsOn: ['bookings', 'calendar', 'cleaning', 'mail', 'payments', 'reviews'],
  endpoints: [webhookEndpoints],
  register: ({ app, context, getContext, services }) => {
    context.beforeCommit.push(writeDeliveries)
    services.get(paymentListeners).push(emitPaymentChange)
    mount(app, webhookEndpoints, getContext, {
      listWebhooks,
      createWebhook: (inner, { body }) => createWebhook(inner, body),
      changeWebhook: (inner, { params, body }) => changeWebhook(inner, params.id, body),
      deleteWebhook: (inner, { params }) => deleteWebhook(inner, params.id),
      rotateWebhookSecret: (inner, { params }) => rotateSecret(inner, params.id),
      testWebhook: (inner, { params }) => testWebhook(inner, params.id),
      listDeliveries: (inner, { params, query }) => listDeliveries(inner, params.id, query),
      redeliver: (inner, { params }) => redeliver(inner, params.id, params.deliveryId),
    })
  },
  jobs: [
    {
      name: 'sending webhooks',
      everyMs: WEBHOOKS_EVERY_MS,
      start: ({ context, events }) => sendWebhooks(context, events),
    },
  ],
  personalData: {
    webhooks: { none: ['url', 'events', 'secret', 'old_secret', 'off_reason'] },
    webhook_deliveries: { webhook: ['body'], none: ['message_id', 'type', 'state', 'last_error'] },
  },
})

/** A payment is completed once, by card or by hand. A refund may grow in parts. */
const emitPaymentChange: PaymentDependencies['onStatus'] = async (context: Context, payment, before) => {
  const { id, status } = payment
  const isCompleted = status === 'completed' && before !== 'completed' && before !== 'refunded'
  const isRefunded = Number(payment.refundedAmount) > 0 && (status === 'refunded' || before === 'completed')
  if (isCompleted) context.emit({ type: 'record_changed', change: 'payment.completed', id })
  if (isRefunded) context.emit({ type: 'record_changed', change: 'payment.refunded', id })
}
