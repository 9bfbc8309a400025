import type { FastifyInstance } from 'fastify'
import { orderEndpoints } from '#contract/orders/orders.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import type { PaymentDependencies } from '../payments/payment-dependencies.ts'
import { type FindReceipts, findOwnOrder, listOrders, readOwnOrder, updateOrder } from './orders.ts'

export function orderRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  findReceipts: FindReceipts,
  payments: () => PaymentDependencies,
): void {
  mount(app, orderEndpoints, getContext, {
    readOwnOrder: (context, { params, query }) => readOwnOrder(context, params.id, query.key, findReceipts),
    findOwnOrder: (context, { body }) => findOwnOrder(context, payments(), body.clientSecret),
    listOrders: (context, { query }) => listOrders(context, query),
    updateOrder: (context, { params, body }) => updateOrder(context, params.id, body),
  })
}
