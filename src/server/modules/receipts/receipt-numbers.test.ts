import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TEST_TIMEOUT_MS } from '#server/testing/test-database.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { writeStatus } from '../payments/settle.ts'

const RECEIPTS = 1000
const WORKERS = 8
/** Every so many payments, a worker settles one twice and one in a transaction that fails. */
const TROUBLE_EVERY = 10

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

/** A worker's own connections to PostgreSQL; PGlite has one for all. */
async function aWorker(): Promise<{ context: Context; close: () => Promise<void> }> {
  const { context, database } = testApp
  if (!database.url) return { context, close: async () => {} }
  const own = await openPostgres(database.url, 'migrations', createLog('silent'), TEST_TIMEOUT_MS)
  return { context: { ...context, db: own.db }, close: own.close }
}

async function aPendingDonation(context: Context): Promise<number> {
  const at = new Date(testApp.clock.now()).toISOString()
  const [row] = await context.db
    .insert(payments)
    .values({ amount: '5.00', purpose: 'donation', createdAt: at, updatedAt: at })
    .returning({ id: payments.id })
  return row?.id ?? 0
}

const settle = (context: Context, id: number, fails = false) =>
  inTransaction(context, async (inner) => {
    const row = await lockPayment(inner, eq(payments.id, id))
    if (!row) throw new Error('the payment is gone')
    await writeStatus(inner, testApp.deps, row, 'completed')
    if (fails) throw new Error('rolled back')
  })

test('1,000 receipts made by 8 workers have the numbers 1 to 1,000', async () => {
  const workers = await Promise.all(Array.from({ length: WORKERS }, aWorker))
  let next = 0
  const work = async (context: Context) => {
    while (next < RECEIPTS) {
      const isTroubled = next++ % TROUBLE_EVERY === 0
      const id = await aPendingDonation(context)
      if (isTroubled) await expect(settle(context, id, true)).rejects.toThrow('rolled back')
      await Promise.all([settle(context, id), ...(isTroubled ? [settle(context, id)] : [])])
    }
  }
  await Promise.all(workers.map(({ context }) => work(context)))
  await Promise.all(workers.map(({ close }) => close()))
  const issued = await testApp.context.db.select().from(receipts).orderBy(receipts.sequence)
  expect(issued.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: RECEIPTS }, (_, index) => index + 1),
  )
  expect(new Set(issued.map(({ paymentId }) => paymentId)).size).toBe(RECEIPTS)
  expect(issued.at(-1)?.number).toBe('2026-001000')
}, 120_000)
