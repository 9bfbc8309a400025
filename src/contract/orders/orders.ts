import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Id, Instant, requiredLine, trimmedLine } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'
import { Receipt } from '../receipts/receipts.ts'

const optionalText = (max: number) =>
  trimmedLine()
    .max(max)
    .nullish()
    .transform((text) => text || null)

export const Shipping = z.object({
  name: requiredLine('Name is required', 100),
  email: Email,
  line1: requiredLine('Address is required', 200),
  line2: optionalText(200),
  city: requiredLine('City is required', 100),
  state: optionalText(100),
  postalCode: requiredLine('Postal code is required', 20),
  country: requiredLine('Country is required', 100),
})
export type Shipping = z.output<typeof Shipping>

export const OrderStatus = z.enum(['new', 'printed', 'shipped', 'delivered'])
export type OrderStatus = z.infer<typeof OrderStatus>

export const Order = z.object({
  id: z.int(),
  paymentId: z.int(),
  artPieceId: z.int(),
  title: z.string(),
  status: OrderStatus,
  tracking: z.string().nullable(),
  shipping: Shipping.nullable(),
  paidAt: Instant,
  isRefunded: z.boolean(),
})
export type Order = z.output<typeof Order>

export const OwnOrder = Order.omit({ paymentId: true }).extend({ receipts: z.array(Receipt) })
export type OwnOrder = z.output<typeof OwnOrder>

export const orderEndpoints = endpoints({
  readOwnOrder: {
    method: 'GET',
    path: '/api/orders/{id}',
    summary: "A buyer's own order, opened by the key of its link",
    access: 'public',
    params: z.object({ id: Id }),
    query: z.object({ key: z.string().max(100).default('') }),
    reply: OwnOrder,
    errors: ['not_found'],
  },
  findOwnOrder: {
    method: 'POST',
    path: '/api/orders/own',
    summary: 'Number and key of the order of a print that was just paid, for its payer',
    access: 'public',
    body: z.object({ clientSecret: z.string().max(300) }),
    reply: z.object({ id: z.int(), key: z.string() }),
    errors: ['invalid', 'not_found', 'unavailable'],
  },
  listOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Paid prints, newest first',
    access: 'manager',
    scope: 'payments:read',
    query: pageSchema(100),
    reply: z.array(Order),
    errors: ['invalid'],
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/admin/orders/{id}',
    summary:
      "Set the status of a print's order; a change sends an email to buyer and owner. Another status than `from` is 409, a `tracking` that is left out stays",
    access: 'manager',
    params: z.object({ id: Id }),
    body: z.object({
      status: OrderStatus,
      from: OrderStatus.optional(),
      tracking: trimmedLine().max(200).nullish(),
    }),
    reply: Order,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
