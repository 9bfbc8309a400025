import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { inTransaction } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { settleOrder } from './orders.ts'

const shipping = {
  name: 'Bea Buyer',
  email: 'bea@example.com',
  line1: '1 Main St',
  line2: '',
  city: 'Boise',
  state: 'ID',
  postalCode: '83702',
  country: 'United States',
}

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ environment: { ADMIN_EMAIL: 'owner@example.com' } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const buy = (body: object) =>
  testApp.send('POST /api/art-gallery/purchase', { body: { artPieceId: 1, ...body } })
const pay = (clientSecret: string) =>
  testApp.send('POST /api/sandbox/confirm', {
    body: { clientSecret, card: { number: '4242424242424242', expiry: '12 / 34', cvc: '123' } },
  })
const orders = async () => (await testApp.send('GET /api/admin/orders', { token })).body
const emails = async () => {
  const rows = await testApp.context.db.select().from(mailOutbox)
  return rows.map(({ recipient, subject, text }) => ({ recipient, subject, text }))
}

test('a paid print is an order with its address; buyer and owner get an email for each status', async () => {
  const { clientSecret } = (await buy({})).body
  expect((await buy({ shipping, clientSecret })).body.clientSecret).toBe(clientSecret)
  expect(await orders()).toEqual([])
  await pay(clientSecret)
  const [order] = await orders()
  expect(order).toMatchObject({ status: 'new', shipping: { ...shipping, line2: null }, isRefunded: false })
  const body = { status: 'shipped', tracking: '1Z999' }
  const shipped = await testApp.send(`PUT /api/admin/orders/${order.id}`, { body, token })
  expect(shipped.body).toMatchObject(body)
  await testApp.send(`PUT /api/admin/orders/${order.id}`, { body, token })
  const older = { status: 'printed', from: 'new' }
  expect((await testApp.send(`PUT /api/admin/orders/${order.id}`, { body: older, token })).status).toBe(409)
  // A correction is no news.
  await testApp.send(`PUT /api/admin/orders/${order.id}`, { body: { status: 'new' }, token })
  const sent = await emails()
  const to = (recipient: string) => sent.filter((email) => email.recipient === recipient)
  expect(to('bea@example.com').map(({ subject }) => subject)).toEqual([
    `Your print “${order.title}” is ordered and paid`,
    `Your print “${order.title}” is on its way`,
  ])
  expect(to('owner@example.com')).toHaveLength(2)
  expect(to('owner@example.com')[0]?.text).toContain('Bea Buyer, 1 Main St, Boise, ID 83702, United States')
  // What a stranger typed goes to no address that nobody has confirmed.
  for (const { text } of to('bea@example.com')) expect(text).not.toMatch(/Bea|Main St/)
})

test('the payer of a print finds its order, once it is paid', async () => {
  const { clientSecret } = (await buy({ shipping })).body
  const find = (secret: string) => testApp.send('POST /api/orders/own', { body: { clientSecret: secret } })
  expect((await find(clientSecret)).status).toBe(404)
  await pay(clientSecret)
  expect((await find(`${clientSecret}x`)).status).toBe(404)
  const { id, key } = (await find(clientSecret)).body
  const order = await testApp.send(`GET /api/orders/${id}?key=${key}`)
  expect(order.body).toMatchObject({ id, status: 'new', shipping: { city: 'Boise' } })
})

test('a print bought with its address in one call, or without one, is an order', async () => {
  for (const more of [{ shipping }, {}]) await pay((await buy(more)).body.clientSecret)
  const [last, first] = await orders()
  expect(first.shipping?.city ?? last.shipping?.city).toBe('Boise')
  expect([first.shipping, last.shipping]).toContain(null)
})

test('a print that was paid without an address gets one later, once', async () => {
  const { clientSecret } = (await buy({})).body
  await pay(clientSecret)
  const later = { ...shipping, email: 'later@example.com' }
  const sent = async () =>
    (await emails()).filter(({ text, recipient }) => `${recipient} ${text}`.includes('later@example.com'))
  expect((await buy({ shipping: later, clientSecret: `${clientSecret}x` })).status).toBe(404)
  expect((await buy({ shipping: later, clientSecret })).body).toMatchObject({ clientSecret })
  expect((await orders())[0]).toMatchObject({ shipping: { email: 'later@example.com' }, status: 'new' })
  expect((await sent()).map(({ recipient }) => recipient)).toEqual(['later@example.com', 'owner@example.com'])
  expect((await buy({ shipping, clientSecret })).status).toBe(404)
  expect(await sent()).toHaveLength(2)
})

test('the address of a paid print, of another artwork or of another buyer is nobody’s to change', async () => {
  const { clientSecret } = (await buy({ shipping })).body
  expect((await buy({ shipping, clientSecret, artPieceId: 2 })).status).toBe(404)
  expect((await buy({ shipping, clientSecret: `${clientSecret}x` })).status).toBe(404)
  await pay(clientSecret)
  expect((await buy({ shipping, clientSecret })).status).toBe(404)
})

test.each(['name', 'email', 'line1', 'city', 'postalCode', 'country'])(
  'an address needs %s',
  async (field) => {
    const { status, body } = await buy({ shipping: { ...shipping, [field]: ' ' } })
    expect([status, body.errors[0].path]).toEqual([400, `shipping.${field}`])
  },
)

test('the emails link the page of the order, which only the key opens', async () => {
  const { clientSecret } = (await buy({ shipping: { ...shipping, email: 'lena@example.com' } })).body
  await pay(clientSecret)
  const [order] = await orders()
  const [email] = (await emails()).filter(({ recipient }) => recipient === 'lena@example.com')
  const key = email?.text.match(new RegExp(`/order/${order.id}\\?key=(\\S+)`))?.[1]
  const read = (id: number, given = key) => testApp.send(`GET /api/orders/${id}?key=${given}`)
  const body = { status: 'shipped', tracking: '1Z998' }
  await testApp.send(`PUT /api/admin/orders/${order.id}`, { body, token })
  const own = await read(order.id)
  expect(own.body).toMatchObject({ ...body, title: order.title, shipping: { city: 'Boise' } })
  expect(own.body.receipts).toMatchObject([{ kind: 'receipt', cents: 6999 }])
  expect(own.body).not.toHaveProperty('paymentId')
  expect([(await read(order.id, 'wrong')).status, (await read(order.id + 1)).status]).toEqual([404, 404])
})

test('a print whose payment is taken back is no order until it is paid again', async () => {
  const { clientSecret, paymentId } = (await buy({ shipping: { ...shipping, email: 'tina@example.com' } }))
    .body
  await pay(clientSecret)
  const [order] = await orders()
  const sent = async () => (await emails()).filter(({ recipient }) => recipient === 'tina@example.com')
  const key = (await sent())[0]?.text.match(/\/order\/\d+\?key=(\S+)/)?.[1]
  const setStatus = (status: string) =>
    testApp.send(`PUT /api/admin/payments/${paymentId}/status`, { body: { status }, token })
  const seen = async () => [
    (await orders()).some(({ id }: { id: number }) => id === order.id),
    (await testApp.send(`GET /api/orders/${order.id}?key=${key}`)).status,
    (await testApp.send(`PUT /api/admin/orders/${order.id}`, { body: { status: 'new' }, token })).status,
  ]
  expect(await seen()).toEqual([true, 200, 200])
  for (const status of ['failed', 'pending']) {
    await setStatus(status)
    expect(await seen()).toEqual([false, 404, 404])
  }
  await setStatus('completed')
  expect(await seen()).toEqual([true, 200, 200])
  // The owner has put the status right, which is no news for the buyer.
  expect((await sent()).map(({ subject }) => subject.replace(/“.*”/, 'X'))).toEqual([
    'Your print X is ordered and paid',
  ])
})

test('orders are the owner’s', async () => {
  expect((await testApp.send('GET /api/admin/orders')).status).toBe(401)
  const body = { status: 'printed' }
  expect((await testApp.send('PUT /api/admin/orders/999', { body, token })).status).toBe(404)
})

/** Whether a statement of this database waits for a lock; PostgreSQL only. */
async function isAnyoneWaiting(): Promise<boolean> {
  const waiting = await testApp.context.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return toRows(waiting).length > 0
}

test.runIf(inject('postgres'))('an address and a settling payment do not deadlock', async () => {
  const { clientSecret, paymentId } = (await buy({})).body
  const { db } = testApp.context
  // The order of a purchase that an older version set up.
  await db.execute(sql`delete from art_orders where payment_id = ${paymentId}`)
  let address: ReturnType<typeof buy> | undefined
  await inTransaction(testApp.context, async (inner) => {
    const payment = await lockPayment(inner, eq(payments.id, paymentId))
    address = buy({ shipping, clientSecret })
    await vi.waitFor(async () => expect(await isAnyoneWaiting()).toBe(true), { timeout: 10_000 })
    if (payment) await settleOrder(inner, { ...payment, status: 'completed' })
  })
  expect((await address)?.status).toBe(200)
})
