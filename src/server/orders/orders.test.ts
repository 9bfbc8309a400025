import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '../database/tables/platform.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

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

test('a print is an order once it is paid, with its address, and buyer and owner hear of every step', async () => {
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

test('a print that is bought with its address in one call, or with none, is an order as well', async () => {
  for (const more of [{ shipping }, {}]) await pay((await buy(more)).body.clientSecret)
  const [last, first] = await orders()
  expect(first.shipping?.city ?? last.shipping?.city).toBe('Boise')
  expect([first.shipping, last.shipping]).toContain(null)
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

test('orders are the owner’s', async () => {
  expect((await testApp.send('GET /api/admin/orders')).status).toBe(401)
  const body = { status: 'printed' }
  expect((await testApp.send('PUT /api/admin/orders/999', { body, token })).status).toBe(404)
})
