import { afterAll, beforeAll, expect, test } from 'vitest'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const production = {
  ...{ NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox', OPERATOR_NAME: 'Lodges Ltd.' },
  ...{ OPERATOR_ADDRESS: '1 Main Street', OPERATOR_EMAIL: 'hi@lodges.example' },
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: production, clock: testClock() })
})
afterAll(() => testApp.close())

const ada = { name: 'Ada', email: 'ada@example.com', packageId: 'gold' }
const register = (body: object, app = testApp) => app.send('POST /api/investments/interests', { body })
const list = async (query = '') =>
  (await testApp.send(`GET /api/admin/investment-interests${query}`, { token: await testApp.adminToken() }))
    .body

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'development', INVESTMENTS: 'off' }, false],
  [production, false],
  [{ ...production, INVESTMENTS: 'off' }, false],
  [{ ...production, INVESTMENTS: 'on' }, true],
] as [Record<string, string>, boolean][])(
  'with %j investments are sold: %s',
  async (environment, areSold) => {
    const site = await createTestApp({ environment })
    expect((await site.send('GET /api/investments')).body).toEqual({ areSold })
    const intent = await site.send('POST /api/create-payment-intent', {
      body: { amount: 500_000, metadata: { type: 'investment', packageId: 'bronze' } },
    })
    expect([intent.status, intent.body.code]).toEqual(areSold ? [200, undefined] : [403, 'forbidden'])
    if (!areSold) expect(intent.body.detail).toContain('not on sale here')
    const donation = { amount: 500, metadata: { type: 'donation' } }
    expect((await site.send('POST /api/create-payment-intent', { body: donation })).status).toBe(200)
    await site.close()
  },
)

test('registers an interest once for each address and package, and lists the newest first', async () => {
  expect(await register(ada)).toMatchObject({ status: 204, body: '' })
  testApp.clock.pass(60_000)
  expect((await register({ ...ada, name: 'Eve', email: 'ADA@Example.com' })).status).toBe(204)
  expect((await register({ ...ada, packageId: 'silver', name: ' \u200bAda\u2060 ' })).status).toBe(204)
  const [silver, gold, ...others] = await list()
  expect(others).toEqual([])
  expect(silver).toMatchObject({ name: 'Ada', email: 'ada@example.com', packageId: 'silver' })
  expect(gold).toMatchObject({ name: 'Ada', packageId: 'gold', createdAt: '2026-11-21T12:00:00.000Z' })
  expect(await list('?limit=1&offset=1')).toEqual([gold])
  await Promise.all([register({ ...ada, packageId: 'bronze' }), register({ ...ada, packageId: 'bronze' })])
  expect(await testApp.database.db.$count(investmentInterests)).toBe(3)
})

test('writes to the owners of an interest, once a day at most, without what a stranger typed', async () => {
  const site = await createTestApp({ environment: production, clock: testClock() })
  await site.adminToken()
  const letters = () => site.database.db.select().from(mailOutbox)
  await register(ada, site)
  await register({ ...ada, packageId: 'silver' }, site)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'owner@example.com',
    subject: 'Somebody is interested in an investment',
  })
  expect(letter?.text).toContain('Package: Gold Lodge Shareholder')
  expect(letter?.text).toContain('/admin/payments')
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/ada/i)
  site.clock.pass(86_400_001)
  await register(ada, site)
  expect(await letters()).toHaveLength(1)
  const together = ['ada@example.com', 'eve@example.com']
  await Promise.all(together.map((email) => register({ ...ada, email, packageId: 'bronze' }, site)))
  expect(await letters()).toHaveLength(2)
  await site.close()
})

test.each([
  [{ name: '\u200b\u3164 ' }, 'name', 'Name is required'],
  [{ name: 'A'.repeat(101) }, 'name', 'Please use at most 100 characters'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  [{ packageId: 'platinum' }, 'packageId', 'Please choose one of our investment packages'],
])('refuses %j with a reason at the field', async (change, path, message) => {
  const { status, body } = await register({ ...ada, ...change })
  expect([status, body.errors]).toEqual([400, [{ path, message }]])
})

test('exports the interests as CSV without formulas', async () => {
  await register({ name: '=1+1', email: 'formula@example.com', packageId: 'gold' })
  const { headers, body } = await testApp.send('GET /api/admin/investment-interests.csv', {
    token: await testApp.adminToken(),
  })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).toContain('date,package,name,email\r\n')
  expect(body).toContain(`2026-11-21,Gold Lodge Shareholder,"'=1+1",formula@example.com\r\n`)
})

test("a person's data has the interests, and erasing removes them", async () => {
  const token = await testApp.adminToken()
  await register({ ...ada, email: 'Mia@example.com' })
  const body = { email: 'mia@example.com' }
  const exported = await testApp.send('POST /api/admin/privacy/export', { token, body })
  expect(exported.body.investmentInterests).toMatchObject([{ name: 'Ada', packageId: 'gold' }])
  const erased = await testApp.send('POST /api/admin/privacy/erase', { token, body })
  expect(erased.body.erased).toEqual({ investmentInterests: 1 })
})

test('limits the registrations of one network', async () => {
  const site = await createTestApp({ environment: { ...production, RATE_LIMIT: 'on' }, clock: testClock() })
  const send = (place: number) => register({ ...ada, email: `visitor-${place}@example.com` }, site)
  for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(204)
  expect(await send(20)).toMatchObject({ status: 429, body: { code: 'too_many' } })
  site.clock.pass(3_600_000)
  expect((await send(20)).status).toBe(204)
  await site.close()
})
