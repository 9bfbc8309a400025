import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { openDatabaseBefore } from '#server/testing/old-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('0027_unsettled_payments')
})
afterAll(() => database.close())

test('the migration sets the refund of an old payment of a wrong amount to what came in', async () => {
  const old = [
    { status: 'refunded', refunded: '69.99', received: 100 },
    { status: 'refunded', refunded: '69.99', received: null },
    { status: 'completed', refunded: '10.00', received: 100 },
    { status: 'refunded', refunded: '69.99', received: 12_345 },
    { status: 'pending', refunded: '0.00', received: 5 },
  ]
  for (const { status, refunded, received } of old)
    await database.db.execute(sql`
      insert into payments (amount, status, refunded_amount, received_cents, created_at, updated_at)
      values ('69.99', ${status}, ${refunded}, ${received}, now(), now())`)
  await database.migrate()
  const rows = await database.db
    .select({ amount: payments.amount, refunded: payments.refundedAmount })
    .from(payments)
    .orderBy(asc(payments.id))
  expect(rows.map(({ refunded }) => refunded)).toEqual(['1.00', '69.99', '10.00', '123.45', '0.00'])
  expect(new Set(rows.map(({ amount }) => amount))).toEqual(new Set(['69.99']))
})
