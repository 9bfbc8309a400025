import { orderEndpoints } from '#contract/orders/orders.ts'
import { defineModule } from '#server/platform/module.ts'
import { artPurchase } from '../art/routes.ts'
import { paymentDependencies } from '../payments/payment-dependencies.ts'
import { orderPrint, orderReceipts } from './orders.ts'
import { orderRoutes } from './routes.ts'

export const ordersModule = defineModule({
  name: 'orders',
  summary: 'Orders of prints: shipping, their emails and secret links.',
  dependsOn: ['art', 'mail', 'payments'],
  endpoints: [orderEndpoints],
  register: ({ app, getContext, services }) => {
    orderRoutes(
      app,
      getContext,
      (...order) => services.get(orderReceipts)(...order),
      () => services.get(paymentDependencies),
    )
    services.provide(artPurchase, (context, purchase, request) =>
      orderPrint(context, services.get(paymentDependencies), purchase, request),
    )
  },
  personalData: {
    art_orders: { order: ['shipping', 'tracking'], none: ['title', 'status'] },
  },
})
