import { cardEndpoints } from '#contract/payments/cards.ts'
import { paymentEndpoints } from '#contract/payments/payments.ts'
import { sandboxEndpoints } from '#contract/payments/sandbox.ts'
import { paymentProvider } from '#server/platform/gateways/payment-provider.ts'
import { defineModule } from '#server/platform/module.ts'
import { paymentMetrics } from './metrics.ts'
import {
  coinRefunds,
  coinRefundsStopped,
  coinsTaken,
  guestBooking,
  paymentDependencies,
  paymentListeners,
  processingCoins,
} from './payment-dependencies.ts'
import { paymentRoutes } from './routes.ts'
import { PAYMENTS_EVERY_MS, sweepPayments } from './sweep.ts'
import { webhookRoute } from './webhook.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  summary: 'Card payments, their state, refunds and the ledger of a stay.',
  dependsOn: ['legal', 'mail'],
  endpoints: [paymentEndpoints, cardEndpoints, sandboxEndpoints],
  register: async ({ app, context, getContext, events, options, services }) => {
    const { why, ...provider } = options.provider ?? (await paymentProvider(context))
    if (why) context.log.warn(why)
    const listeners = services.provide(paymentListeners, [])
    const dependencies = services.provide(paymentDependencies, {
      ...provider,
      ownBooking: (...guest) => services.get(guestBooking)(...guest),
      onStatus: async (...change) => {
        for (const listener of listeners) await listener(...change)
      },
      onProcessing: (...news) => services.get(processingCoins)(...news),
      refundCoins: (...refund) => services.get(coinRefunds)(...refund),
      stopCoinRefund: (...refund) => services.get(coinRefundsStopped)(...refund),
      coinProvider: () => services.get(coinsTaken),
    })
    paymentRoutes(app, getContext, dependencies, events)
    webhookRoute(app, context, dependencies)
  },
  jobs: [
    {
      name: 'refunds and the sweep of payments',
      everyMs: PAYMENTS_EVERY_MS,
      start: ({ context, events, services }) =>
        sweepPayments(context, services.get(paymentDependencies), events),
    },
  ],
  metrics: paymentMetrics,
  personalData: {
    payment_events: { none: ['event_id', 'type'] },
    payments: {
      payment: ['notes', 'payer_name', 'payer_email', 'crypto', 'paid_by'],
      none: [
        ...['currency', 'status', 'payment_method', 'stripe_payment_id', 'intent_key', 'purpose', 'detail'],
        'reasoned_refunds',
      ],
    },
    promised_refunds: { none: ['attempt', 'last_error'] },
    stay_cards: { stay: ['brand', 'last4', 'expires'], none: ['customer_id', 'payment_method_id'] },
    card_setups: { none: ['setup_id'] },
    sandbox_cards: { none: ['id', 'customer', 'brand', 'last4', 'expires', 'later'] },
    refund_watch: { none: ['provider'] },
    sandbox_intents: {
      none: [
        'id',
        'client_secret',
        'kind',
        'customer',
        'card_id',
        'status',
        'refund_key',
        'charge_key',
        'idempotency_key',
        'description',
        'last_error',
        'paid_by',
      ],
    },
  },
})
