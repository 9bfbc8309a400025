import type { FastifyInstance } from 'fastify'
import { receiptEndpoints } from '#contract/receipts/receipts.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import type { DrawReceipt } from './draw-receipts.ts'
import { listBookingReceipts, listPaymentReceipts, readReceipt } from './receipts.ts'

export function receiptRoutes(app: FastifyInstance, getContext: GetContext, draw: DrawReceipt): void {
  mount(app, receiptEndpoints, getContext, {
    readReceipt: async (context, { params, query }, answer) => {
      const { name, bytes } = await readReceipt(context, draw, params.number, query.key)
      answer.header('content-disposition', `inline; filename="${name}"`)
      return bytes
    },
    listBookingReceipts: (context, { params, query }) =>
      listBookingReceipts(context, params.reference, query.key),
    listPaymentReceipts: (context, { params }) => listPaymentReceipts(context, params.id),
  })
}
