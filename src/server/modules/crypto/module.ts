import { cryptoEndpoints } from '#contract/crypto/crypto.ts'
import { coinProvider } from '#server/platform/gateways/coins/coin-provider.ts'
import { defineModule } from '#server/platform/module.ts'
import {
  coinRefunds,
  coinRefundsStopped,
  coinsTaken,
  paymentDependencies,
  paymentListeners,
  processingCoins,
} from '../payments/payment-dependencies.ts'
import { closeWhenPaid } from './close-others.ts'
import { workOnRefund } from './coin-refunds.ts'
import { cryptoDependencies } from './crypto-dependencies.ts'
import { cryptoRoutes } from './routes.ts'
import { stopRefund } from './stop-refund.ts'
import { followStripeCoins } from './stripe-coins.ts'
import { COINS_EVERY_MS, purgeDeliveries, sweepCoins } from './sweep.ts'
import { btcpayWebhook } from './webhook.ts'

export const cryptoModule = defineModule({
  name: 'crypto',
  summary: 'Payments in coins: invoices at BTCPay Server or its sandbox, and refunds of them.',
  dependsOn: ['art', 'bookings', 'legal', 'mail', 'orders', 'payments'],
  endpoints: [cryptoEndpoints],
  register: ({ app, context, getContext, services }) => {
    const provider = coinProvider(context)
    const payments = services.get(paymentDependencies)
    const deps = services.provide(cryptoDependencies, { ...provider, payments })
    services.provide(coinRefundsStopped, (caller, paymentId) => stopRefund(caller, deps, paymentId))
    services.provide(coinsTaken, provider.coins?.provider ?? 'none')
    services.provide(coinRefunds, (caller, paymentId) => workOnRefund(caller, deps, paymentId))
    services.provide(processingCoins, followStripeCoins)
    services.get(paymentListeners).push(closeWhenPaid)
    cryptoRoutes(app, getContext, deps)
    btcpayWebhook(app, context, deps)
  },
  jobs: [
    {
      name: 'refunds in coins and the sweep of invoices',
      everyMs: COINS_EVERY_MS,
      start: ({ context, events, services }) => sweepCoins(context, services.get(cryptoDependencies), events),
    },
  ],
  purges: [purgeDeliveries],
  personalData: {
    crypto_invoices: {
      none: [
        'provider',
        'order_id',
        'invoice_id',
        'status',
        'additional',
        'checkout_link',
        'redirect_url',
        'decision',
      ],
    },
    crypto_refunds: { none: ['pull_payment_id', 'link', 'state', 'payout_id'] },
    sandbox_invoices: { none: ['id', 'order_id', 'invoice', 'refunds'] },
  },
})
