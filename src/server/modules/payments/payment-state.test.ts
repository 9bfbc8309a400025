import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { openDatabaseBefore } from '#server/testing/old-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('0016_payment_state')
})
afterAll(() => database.close())

test('the migration moves the state of old payments out of what was bought', async () => {
  const details = [
    {},
    { package: 'gold' },
    { by: 'hand' },
    { reference: 'ABCDEFGHJK', closed: 1 },
    { artPieceId: 3, title: 'Neon', wrongAmount: 100 },
    { wrongAmount: 0, closed: 1 },
  ]
  for (const detail of details)
    await database.db.execute(sql`
      insert into payments (amount, detail, created_at, updated_at)
      values ('69.99', ${JSON.stringify(detail)}::text::jsonb, now(), now())`)
  await database.migrate()
  const { detail, isByHand, isClosed, receivedCents } = payments
  const rows = await database.db
    .select({ detail, isByHand, isClosed, receivedCents })
    .from(payments)
    .orderBy(asc(payments.id))
  const plain = { detail: {}, isByHand: false, isClosed: false, receivedCents: null }
  expect(rows).toEqual([
    plain,
    { ...plain, detail: { package: 'gold' } },
    { ...plain, isByHand: true },
    { ...plain, detail: { reference: 'ABCDEFGHJK' }, isClosed: true },
    { ...plain, detail: { artPieceId: 3, title: 'Neon' }, receivedCents: 100 },
    { ...plain, isClosed: true, receivedCents: 0 },
  ])
})
