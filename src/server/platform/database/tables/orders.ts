import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Shipping } from '#contract/orders/orders.ts'
import { instant } from '../instant.ts'
import { artPieces } from './art.ts'
import { payments } from './payments.ts'

export const artOrders = pgTable('art_orders', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  paymentId: integer('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  artPieceId: integer('art_piece_id')
    .notNull()
    .references(() => artPieces.id),
  title: text().notNull(),
  status: text({ enum: ['new', 'printed', 'shipped', 'delivered'] })
    .notNull()
    .default('new'),
  tracking: text(),
  shipping: jsonb().$type<Shipping>(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  updatedAt: instant('updated_at').notNull(),
})
