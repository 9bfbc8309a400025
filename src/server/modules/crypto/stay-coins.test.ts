import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
let lodge = 0
beforeAll(async () => {
  testApp = await createTestApp({ environment: { OPERATOR_NAME: 'Olive' } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const send: TestApp['send'] = (call, options) => testApp.send(call, options)
const play = async (invoiceId: string, ...actions: string[]) => {
  for (const action of actions) await send(`POST /api/sandbox/crypto/${invoiceId}`, { body: { action } })
}

/** A confirmed stay with an open invoice. */
async function anInvoice() {
  lodge += 1
  const stay = { checkIn: '2027-02-10', checkOut: '2027-02-12', lodgeId: lodge }
  const body = { name: 'Grace', email: `grace${lodge}@example.com`, ...stay }
  const { id, reference, key } = (await send('POST /api/bookings', { body })).body
  await send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status: 'confirmed' } })
  const read = async () => (await send(`GET /api/bookings/${reference}?key=${key}`)).body
  const amount = (await read()).money.dueCents
  const order = { amount, metadata: { type: 'booking', reference, key } }
  const invoice = (await send('POST /api/crypto-invoices', { body: order })).body
  const coins = async () => (await send(`GET /api/bookings/${reference}/coins?key=${key}`)).body
  return { reference, key, invoice, coins, read, amount }
}

test('a guest finds the open invoice of the stay on every device', async () => {
  const { reference, invoice, coins } = await anInvoice()
  const { invoiceId, statusKey, checkoutLink } = invoice
  expect(await coins()).toEqual({ invoice: { invoiceId, statusKey, checkoutLink }, refunds: [] })
  expect((await send(`GET /api/bookings/${reference}/coins?key=wrong`)).status).toBe(404)
  await play(invoiceId, 'pay')
  expect((await coins()).invoice).toMatchObject({ invoiceId })
  await play(invoiceId, 'confirm')
  expect((await coins()).invoice).toBeNull()
})

test('a part stays in sight until the owner has decided', async () => {
  const { invoice, coins } = await anInvoice()
  await play(invoice.invoiceId, 'pay_half', 'confirm', 'expire')
  expect((await coins()).invoice).toMatchObject({ invoiceId: invoice.invoiceId })
  const decision = { token, body: { decision: 'count' } }
  expect((await send(`PUT /api/admin/payments/${invoice.paymentId}/part`, decision)).status).toBe(200)
  expect((await coins()).invoice).toBeNull()
})

test('a paid stay shows its refund in coins until it is sent', async () => {
  const { invoice, coins, read, amount } = await anInvoice()
  await play(invoice.invoiceId, 'pay_more', 'confirm')
  const over = (await read()).money.paidCents - amount
  const waits = { cents: over, state: 'waits_for_address', link: expect.any(String) }
  await expect.poll(coins).toEqual({ invoice: null, refunds: [waits] })
  expect((await read()).money).toMatchObject({ refundingCents: over, refundingCoinsCents: over })
  await play(invoice.invoiceId, 'claim')
  await expect.poll(async () => (await coins()).refunds[0].state).toBe('waits_for_approval')
  await send(`POST /api/admin/payments/${invoice.paymentId}/refund/approve`, { token })
  await play(invoice.invoiceId, 'send')
  await expect.poll(coins).toEqual({ invoice: null, refunds: [] })
  expect((await read()).money.refundingCoinsCents).toBeUndefined()
})

test('the CSV names coin, amount, rate and transactions', async () => {
  const { invoice } = await anInvoice()
  await play(invoice.invoiceId, 'pay', 'confirm')
  const month = new Date(testApp.clock.now()).toISOString().slice(0, 7)
  const csv = await send(`GET /api/admin/payments.csv?month=${month}`, { token })
  // The columns before may have commas of their own.
  const lines = String(csv.body)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').slice(-4))
  expect(lines[0]).toEqual(['coin', 'coin_amount', 'rate', 'txids'])
  const state = `GET /api/crypto-invoices/${invoice.invoiceId}?key=${invoice.statusKey}` as const
  const { coinAmount, txids } = (await send(state)).body
  expect(lines.at(-1)).toEqual(['BTC', coinAmount, '109223.1', txids.join(' ')])
})
