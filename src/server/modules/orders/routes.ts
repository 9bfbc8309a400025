import type { FastifyInstance } from 'fastify'
import { orderEndpoints } from '#contract/orders/orders.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import type { PaymentDependencies } from '../payments/payment-dependencies.ts'
import { findOwnOrder, listOrders, type ReceiptsOf, readOwnOrder, updateOrder } from './orders.ts'

export function orderRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  receiptsOf: ReceiptsOf,
  payments: () => PaymentDependencies,
): void {
  mount(app, orderEndpoints, contextOf, {
    readOwnOrder: (context, { params, query }) => readOwnOrder(context, params.id, query.key, receiptsOf),
    findOwnOrder: (context, { body }) => findOwnOrder(context, payments(), body.clientSecret),
    listOrders: (context, { query }) => listOrders(context, query),
    updateOrder: (context, { params, body }) => updateOrder(context, params.id, body),
  })
}
