import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  const environment = { NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox' }
  testApp = await createTestApp({ environment })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const readList = async () => (await testApp.send('GET /api/admin/launch-checklist', { token })).body
const done = async () =>
  ((await readList()).items as { name: string; isDone: boolean }[])
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)

test('payments are off in production until operator, address and email are stated', async () => {
  const setup = async () => (await testApp.send('GET /api/payment-setup')).body
  const donate = async () => {
    const body = { amount: 500, metadata: { type: 'donation' } }
    return (await testApp.send('POST /api/create-payment-intent', { body })).status
  }
  expect(await setup()).toEqual({ provider: 'none', crypto: 'none' })
  expect(await donate()).toBe(503)
  const state = (body: object) => testApp.send('PUT /api/admin/operator', { token, body })
  await state({ name: 'Lodges LLC', address: '1 Main Street' })
  expect(await setup()).toEqual({ provider: 'none', crypto: 'none' })
  expect(await readList()).toMatchObject({ takesCards: false })
  await state({ email: 'hi@lodges.example' })
  expect(await setup()).toEqual({ provider: 'sandbox', crypto: 'none' })
  expect(await donate()).toBe(200)
  expect(await readList()).toMatchObject({ takesCards: true })
  await state({ email: '' })
  expect(await setup()).toEqual({ provider: 'none', crypto: 'none' })
})

test('the environment states the operator too', async () => {
  const environment = {
    NODE_ENV: 'production',
    PAYMENT_PROVIDER: 'sandbox',
    OPERATOR_NAME: 'Lodges LLC',
    OPERATOR_ADDRESS: '1 Main Street',
    OPERATOR_EMAIL: 'hi@lodges.example',
  }
  const configured = await createTestApp({ environment })
  expect((await configured.send('GET /api/payment-setup')).body).toEqual({
    provider: 'sandbox',
    crypto: 'none',
  })
  await configured.close()
})

test('the checklist names the lodges that lack taxes, license or guide', async () => {
  expect((await testApp.send('GET /api/admin/launch-checklist')).status).toBe(401)
  const license = ({ items }: { items: { name: string; missing: string[] }[] }) =>
    items.find(({ name }) => name === 'license')?.missing
  expect(license(await readList())).toContain('XRP Lodge')
  await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body: { licence: 'STR-0042' } })
  expect(license(await readList())).not.toContain('XRP Lodge')
  expect(await done()).not.toContain('photos')
  await testApp.send('PUT /api/admin/operator', { token, body: { photos: 'June 2027' } })
  expect(await done()).toContain('photos')
})

test('a line is ticked by hand where nothing else shows that it is done', async () => {
  expect(await done()).not.toContain('team')
  const mark = (name: string, caller?: string) =>
    testApp.send(`POST /api/admin/launch-checklist/${name}`, caller ? { token: caller } : {})
  expect((await mark('team')).status).toBe(401)
  expect((await mark('cards', token)).status).toBe(404)
  expect((await mark('team', token)).status).toBe(200)
  expect((await mark('team', token)).status).toBe(200)
  expect(await done()).toContain('team')
})

test('a tax of 0 % marks a lodge as tax-free, and no bill shows it', async () => {
  const taxes = [{ name: 'Tax-free', kind: 'percent', percent: '0' }]
  await testApp.send('PUT /api/admin/lodges/doge-lodge/charges', { token, body: { fees: [], taxes } })
  const missing = ((await readList()).items as { name: string; missing: string[] }[]).find(
    ({ name }) => name === 'taxes',
  )?.missing
  expect(missing).not.toContain('DOGE Lodge')
  const stay = 'checkIn=2027-03-01&checkOut=2027-03-03&guests=2'
  const quote = (await testApp.send(`GET /api/lodges/doge-lodge/quote?${stay}`)).body
  expect(quote.lines.map(({ kind }: { kind: string }) => kind)).not.toContain('tax')
})

test('a test email goes to the admin who sends it', async () => {
  const sent = await testApp.send('POST /api/admin/outbox/test', { token })
  expect(sent).toMatchObject({ status: 201, body: { sends: false } })
  const { letters, total } = (await testApp.send('GET /api/admin/outbox?search=A%20test', { token })).body
  expect(total).toBe(1)
  expect(letters[0].recipient).toBe(sent.body.recipient)
})
