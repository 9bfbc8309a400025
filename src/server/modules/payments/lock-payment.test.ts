import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { lockPayment } from './lock-payment.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

async function aPaymentOfAStay(): Promise<number> {
  const stay = { checkIn: '2026-12-04', checkOut: '2026-12-07', lodgeId: 1 }
  const body = { name: 'Ada', email: 'ada@example.com', ...stay }
  const { id: bookingId } = (await testApp.send('POST /api/bookings', { body })).body
  const at = new Date(testApp.clock.now()).toISOString()
  const [row] = await testApp.context.db
    .insert(payments)
    .values({ bookingId, amount: '10.00', createdAt: at, updatedAt: at })
    .returning({ id: payments.id })
  return row?.id ?? 0
}

/** Transactions that wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const [row] = await testApp.context.db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
  return row?.count
}

// PGlite has one connection, on which no two transactions meet.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a payment waits for its lodge without holding its booking, which the holder of the lodge locks next',
  async () => {
    const id = await aPaymentOfAStay()
    const lock = () => inTransaction(testApp.context, (inner) => lockPayment(inner, eq(payments.id, id)))
    let locked: ReturnType<typeof lock> | undefined
    await testApp.context.db.transaction(async (holder) => {
      await holder.select().from(lodges).where(eq(lodges.id, 1)).for('no key update')
      locked = lock()
      await expect.poll(waiting).toBe(1)
      expect(await holder.select().from(bookings).for('update', { noWait: true })).toHaveLength(1)
    })
    expect(await locked).toMatchObject({ id })
  },
)
