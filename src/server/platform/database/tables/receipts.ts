import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReceiptContent } from '#contract/receipts/receipts.ts'
import { instant } from '../instant.ts'
import { payments } from './payments.ts'

const kinds = ['receipt', 'credit_note'] as const

/** Numbered without gaps. Who paid is read from the payment. */
export const receipts = pgTable(
  'receipts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    kind: text({ enum: kinds }).notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    cents: integer().notNull(),
    content: jsonb().$type<ReceiptContent>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Set when the payment or the refund had not happened. A void number stays taken. */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    uniqueIndex('receipts_sequence').on(table.kind, table.year, table.sequence),
    uniqueIndex('receipts_one_a_payment')
      .on(table.paymentId)
      .where(sql`kind = 'receipt' and voided_at is null`),
    index('receipts_payment').on(table.paymentId),
  ],
)

/** The row stays locked until the transaction that takes a number ends. */
export const receiptCounters = pgTable(
  'receipt_counters',
  { kind: text({ enum: kinds }).notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)
