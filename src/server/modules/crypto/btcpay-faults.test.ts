import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { type BtcpayStandIn, STORE } from '#server/testing/btcpay-stand-in.ts'
import { type CryptoStage, cryptoStages } from '#server/testing/crypto-stages.ts'
import { type TestClock, testClock } from '#server/testing/test-clock.ts'
import { workOnCoinRefunds } from './coin-refunds.ts'
import { cryptoDependencies } from './crypto-dependencies.ts'
import { checkInvoices } from './sweep.ts'

let stage: CryptoStage
let btcpay: BtcpayStandIn
let clock: TestClock
let token: string
beforeAll(async () => {
  clock = testClock()
  stage = await cryptoStages[1][1](clock)
  if (!stage.btcpay) throw new Error('no stand-in')
  btcpay = stage.btcpay
  token = await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const deps = () => stage.testApp.services.get(cryptoDependencies)
const requestInvoice = (key: string, amount = 5000) =>
  stage.testApp.send('POST /api/crypto-invoices', {
    body: { amount, metadata: { type: 'donation', email: 'ada@example.com' } },
    headers: { 'idempotency-key': key },
  })
const state = async ({ invoiceId, statusKey }: { invoiceId: string; statusKey: string }) =>
  (await stage.testApp.send(`GET /api/crypto-invoices/${invoiceId}?key=${statusKey}`)).body
const payment = async (id: number) => {
  const [row] = await stage.testApp.context.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error('no payment')
  return row
}
const event = (invoiceId: string, deliveryId: string, more: object = {}) =>
  btcpay.sign({
    deliveryId,
    originalDeliveryId: deliveryId,
    type: 'InvoiceSettled',
    storeId: STORE,
    invoiceId,
    ...more,
  })
const countCreated = () => btcpay.calls.filter((call) => /^POST .*\/invoices$/.test(call)).length

test('finds the invoice of an unanswered creation instead of making another', async () => {
  const before = btcpay.invoices.size
  btcpay.fail('POST /api/v1/stores/teststore/invoices', 'lost')
  expect((await requestInvoice('lost')).status).toBe(503)
  expect(btcpay.invoices.size).toBe(before + 1)
  const { status, body } = await requestInvoice('lost')
  expect(status).toBe(201)
  expect(btcpay.invoices.size).toBe(before + 1)
  expect(btcpay.invoices.has(body.invoiceId)).toBe(true)
})

test('keeps an invoice whose creation nobody repeats', async () => {
  btcpay.fail('POST /api/v1/stores/teststore/invoices', 'lost')
  expect((await requestInvoice('nobody repeats')).status).toBe(503)
  clock.pass(60_000)
  await checkInvoices(stage.testApp.context, deps())
  const [invoice] = [...btcpay.invoices.values()].slice(-1)
  const rows = await stage.testApp.context.db
    .select()
    .from(cryptoInvoices)
    .where(eq(cryptoInvoices.invoiceId, invoice?.id ?? ''))
  expect(rows).toHaveLength(1)
})

test('makes one invoice for two calls at once', async () => {
  const before = countCreated()
  const [one, two] = await Promise.all([requestInvoice('twice'), requestInvoice('twice')])
  expect(one.body.invoiceId).toBe(two.body.invoiceId)
  expect(countCreated()).toBe(before + 1)
})

test('decides nothing from the body of a signed webhook', async () => {
  const { body } = await requestInvoice('forged')
  const forged = event(body.invoiceId, 'forged 1', { overPaid: true, metadata: { orderId: 'other' } })
  expect(await stage.deliver(forged)).toBe(200)
  expect(await payment(body.paymentId)).toMatchObject({ status: 'pending' })
  expect(await stage.deliver(event('unknown', 'forged 2'))).toBe(200)
  expect(await stage.deliver(btcpay.sign({ nothing: true }))).toBe(200)
})

test('handles repeated and shuffled deliveries once', async () => {
  const { body } = await requestInvoice('repeated')
  const events = [btcpay.play(body.invoiceId, 'pay'), btcpay.play(body.invoiceId, 'confirm')]
  for (const delivery of [...events.toReversed(), ...events, ...events])
    expect(await stage.deliver(delivery)).toBe(200)
  expect(await payment(body.paymentId)).toMatchObject({ status: 'completed', amount: '50.00' })
  const reads = btcpay.calls.length
  for (const delivery of events) await stage.deliver(delivery)
  expect(btcpay.calls).toHaveLength(reads)
})

test('knows the last state when the provider is away for an hour, and the truth after it', async () => {
  const { body } = await requestInvoice('away')
  btcpay.play(body.invoiceId, 'pay')
  btcpay.play(body.invoiceId, 'confirm')
  btcpay.setDown(true)
  expect((await requestInvoice('away too')).status).toBe(503)
  expect(await state(body)).toMatchObject({ status: 'new' })
  expect(await stage.deliver(event(body.invoiceId, 'away 1'))).toBe(503)
  for (let minute = 0; minute < 60; minute += 20) {
    clock.pass(20 * 60_000)
    await checkInvoices(stage.testApp.context, deps())
  }
  btcpay.setDown(false)
  clock.pass(60_000)
  await checkInvoices(stage.testApp.context, deps())
  expect(await payment(body.paymentId)).toMatchObject({ status: 'completed' })
})

test('loses and repeats nothing when fifty processes are killed between webhook and commit', async () => {
  const killed = { ...stage.testApp.context }
  killed.beforeCommit = [
    async () => {
      throw new Error('killed')
    },
  ]
  const { body } = await requestInvoice('killed', 7000)
  const events = [btcpay.play(body.invoiceId, 'pay_more'), btcpay.play(body.invoiceId, 'confirm')]
  const { refreshInvoice } = await import('./refresh-invoice.ts')
  for (let kill = 0; kill < 50; kill++)
    await expect(refreshInvoice(killed, deps(), body.paymentId, `kill ${kill}`)).rejects.toThrow('killed')
  expect(await payment(body.paymentId)).toMatchObject({ status: 'pending' })
  for (const delivery of events) await stage.deliver(delivery)
  await expect.poll(async () => (await payment(body.paymentId)).crypto?.refundState).toBe('waits_for_address')
  expect([...btcpay.refunds.values()].filter(({ invoiceId }) => invoiceId === body.invoiceId)).toHaveLength(1)
})

test('offers a refund once when its answer is lost', async () => {
  const { body } = await requestInvoice('refund')
  for (const action of ['pay', 'confirm'] as const) await stage.deliver(btcpay.play(body.invoiceId, action))
  btcpay.fail(`${body.invoiceId}/refund`, 'lost')
  const refund = await stage.testApp.send(`POST /api/admin/payments/${body.paymentId}/refund`, { token })
  expect(refund.status).toBe(200)
  expect(refund.body.crypto.refundState).toBeNull()
  clock.pass(60_000)
  await workOnCoinRefunds(stage.testApp.context, deps())
  expect((await payment(body.paymentId)).crypto).toMatchObject({ refundState: 'waits_for_address' })
  expect([...btcpay.refunds.values()].filter(({ invoiceId }) => invoiceId === body.invoiceId)).toHaveLength(1)
})
