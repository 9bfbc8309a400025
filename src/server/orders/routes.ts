import type { FastifyInstance } from 'fastify'
import { orderEndpoints } from '#contract/orders.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { listOrders, updateOrder } from './orders.ts'

export function orderRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, orderEndpoints, contextOf, {
    listOrders: (context, { query }) => listOrders(context, query),
    updateOrder: (context, { params, body }) => updateOrder(context, params.id, body),
  })
}
