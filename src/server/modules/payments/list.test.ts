import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeTotals } from '#contract/payments/payment-totals.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const ROWS = 100_000

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const see = async (path: string) => (await testApp.send(`GET /api/admin/payments${path}`, { token })).body

/** Emits what every change of a payment emits. */
const emitChange = () => testApp.events.emit({ type: 'payments_changed' })

/** Donations of large and small sums with every number of cents, one of each status in turn. */
const fill = (rows: number) =>
  testApp.database.db.execute(sql`
    insert into payments (amount, status, purpose, payer_name, created_at, updated_at, tried_at)
    select (n % 7) * 99999999 + (n % 100) * 0.01 + 0.01,
      (array['completed', 'pending', 'failed', 'refunded'])[n % 4 + 1], 'donation', 'Giver ' || n,
      timestamptz '2026-01-01T00:00:00Z' + n / 3 * interval '1 minute', now(), now()
    from generate_series(0, ${rows - 1}) as n`)

/** The same sums in whole cents, which no rounding touches. */
function expectedSums() {
  const cents = [0n, 0n, 0n, 0n]
  for (let n = 0; n < ROWS; n++)
    cents[n % 4] = (cents[n % 4] ?? 0n) + BigInt(n % 7) * 9_999_999_900n + BigInt(n % 100) + 1n
  return cents.map((sum) => ({
    count: ROWS / 4,
    amount: `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`,
  }))
}

test('totals are 0 without payments', async () => {
  expect(await see('/totals')).toMatchObject({
    total: 0,
    revenue: '0.00',
    byStatus: { failed: { count: 0, amount: '0.00' } },
  })
})

test('totals of a short list are the same in the browser', async () => {
  await fill(40)
  await testApp.database.db.update(payments).set({ refundedAmount: '0.01' })
  emitChange()
  expect(computeTotals(await see(''))).toEqual(await see('/totals'))
  await testApp.database.db.delete(payments)
})

test('totals of 100,000 payments are exact', async () => {
  await fill(ROWS)
  emitChange()
  const [completed, pending, failed, refunded] = expectedSums()
  expect(await see('/totals')).toEqual({
    total: ROWS,
    revenue: completed?.amount,
    byStatus: { pending, completed, failed, refunded },
  })
})

test('refunded parts are not revenue', async () => {
  const before = await see('/totals')
  const first = sql`id = (select min(id) from payments where status = 'completed' and amount > 1000)`
  await testApp.database.db.update(payments).set({ refundedAmount: '1000.01' }).where(first)
  emitChange()
  const after = await see('/totals')
  const cents = (text: string) => BigInt(text.replace('.', ''))
  expect(cents(before.revenue) - cents(after.revenue)).toBe(100_001n)
  expect(after.byStatus).toEqual(before.byStatus)
})

test('a far page is the same when read from the other end', async () => {
  const rows = await testApp.database.db
    .select({ id: payments.id })
    .from(payments)
    .orderBy(desc(payments.createdAt), desc(payments.id))
  const order = rows.map(({ id }) => id)
  for (const offset of [0, 1999, 2000, 49_990, 50_000, 50_001, 99_950, 99_990, 99_999, 100_000, 200_000]) {
    const page: Payment[] = await see(`?limit=51&offset=${offset}`)
    expect(page.map(({ id }) => id)).toEqual(order.slice(offset, offset + 51))
  }
  const failed: Payment[] = await see('?status=failed&limit=10&offset=24995')
  expect(failed.map(({ payerName }) => payerName).at(-1)).toBe('Giver 2')
  expect(failed).toHaveLength(5)
  expect(await see('')).toHaveLength(100)
})

test('a new payment moves the far pages at once', async () => {
  const last = () => see('?limit=5&offset=99998')
  expect(await last()).toHaveLength(2)
  const body = { amount: 500, metadata: { type: 'donation' } }
  const { clientSecret } = (await testApp.send('POST /api/create-payment-intent', { body })).body
  const card = { number: '4000000000000002', expiry: '12 / 34', cvc: '123' }
  await testApp.send('POST /api/sandbox/confirm', { body: { clientSecret, card } })
  expect(await last()).toHaveLength(3)
})

test('a long sum is exact to the cent', () => {
  expect(formatDecimal('99999999999999999.99')).toBe('$99,999,999,999,999,999.99')
  const texts = ['0.00', '10', '10.5', '999.50', '1000.05']
  expect(texts.map(formatDecimal)).toEqual(['$0.00', '$10.00', '$10.50', '$999.50', '$1,000.05'])
})
