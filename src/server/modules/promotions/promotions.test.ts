import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const START = '2027-01-10T20:00:00Z'
let testApp: TestApp
let token: string
let nextDay = 0
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock(START) })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  for (const { id } of (await admin('GET', '/api/admin/promotions')).body)
    expect((await admin('DELETE', `/api/admin/promotions/${id}`)).status).toBe(204)
})

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  testApp.send(`${method} ${path}`, { token, ...(body ? { body } : {}) })

async function create(promotion: object) {
  const { status, body } = await admin('POST', '/api/admin/promotions', { name: 'Winter', ...promotion })
  expect({ status, body }).toMatchObject({ status: 201 })
  return body
}

/** Two nights of $900 at DOGE Lodge, each time others. */
function freeStay() {
  nextDay += 3
  const from = Date.parse('2027-03-01T00:00:00Z') + nextDay * 86_400_000
  const day = (add: number) => new Date(from + add * 86_400_000).toISOString().slice(0, 10)
  return { checkIn: day(0), checkOut: day(2) }
}

const lodge = { id: 1, slug: 'xrp-lodge' }
const quote = async (stay: object, query: Record<string, string> = {}, slug = lodge.slug) =>
  (await testApp.send(`GET /api/lodges/${slug}/quote?${new URLSearchParams({ ...stay, ...query })}`)).body
const book = (stay: object, more: object = {}) =>
  testApp.send('POST /api/bookings', {
    body: { name: 'Grace Guest', email: 'grace@example.com', lodgeId: lodge.id, ...stay, ...more },
  })
const countUses = async (id: number) =>
  (await admin('GET', '/api/admin/promotions')).body.find((one: { id: number }) => one.id === id).uses

test('keeps a promotion with every condition, and counts its uses', async () => {
  const sent = {
    ...{ name: 'Early bird', code: 'Early 10', percent: 10, amount: null, lodges: ['xrp-lodge'] },
    ...{ stayFrom: '2027-03-01', stayTo: '2027-12-01', bookFrom: '2027-01-01', bookTo: '2027-02-01' },
    ...{ minNights: 2, minDaysAhead: 10, maxDaysAhead: 300, isReturningGuest: null, coinChange: null },
    ...{ maxUses: 5, isActive: true },
  }
  const made = await create(sent)
  expect(made).toEqual({ ...sent, id: made.id, uses: 0 })
  await book(freeStay(), { code: 'early10' })
  expect((await admin('GET', '/api/admin/promotions')).body).toEqual([{ ...made, uses: 1 }])
  const { id: _id, uses: _uses, ...edit } = made
  const changed = await admin('PUT', `/api/admin/promotions/${made.id}`, {
    ...edit,
    percent: null,
    amount: 40,
  })
  expect(changed).toMatchObject({ status: 200, body: { percent: null, amount: 40, uses: 1 } })
  expect((await admin('PUT', '/api/admin/promotions/9999', edit)).status).toBe(404)
  expect((await testApp.send('GET /api/admin/promotions')).status).toBe(401)
})

test.each([
  [{}, 400],
  [{ percent: 10, amount: 10 }, 400],
  [{ percent: 91 }, 400],
  [{ percent: 0 }, 400],
  [{ amount: 1.5 }, 400],
  [{ percent: 10, coinChange: { above: 1, below: 2 } }, 400],
  [{ percent: 10, coinChange: {} }, 400],
  [{ percent: 10, stayFrom: '2027-05-01', stayTo: '2027-05-01' }, 400],
  [{ percent: 10, name: ' ' }, 400],
  [{ percent: 10, lodges: ['no-lodge'] }, 422],
])('refuses %j with %i', async (promotion, status) => {
  const sent = { name: 'Winter', ...promotion }
  expect((await admin('POST', '/api/admin/promotions', sent)).status).toBe(status)
})

test('two promotions cannot have one code', async () => {
  await create({ percent: 10, code: 'WINTER' })
  const again = await admin('POST', '/api/admin/promotions', { name: 'B', percent: 5, code: 'win ter' })
  expect(again.status).toBe(409)
})

test('one without a code applies by itself, to the quote, the booking and the search', async () => {
  await create({ percent: 10 })
  const stay = freeStay()
  expect(await quote(stay)).toMatchObject({
    ...{ subtotal: 900, discount: 90, discountName: 'Winter', total: 810, code: null },
    lines: [{ kind: 'nights' }, { kind: 'discount', name: 'Winter', cents: -9000 }],
  })
  const search = (await testApp.send(`GET /api/search?${new URLSearchParams(stay)}`)).body
  expect(search.lodges[0]).toMatchObject({ slug: 'xrp-lodge', totalCents: 81_000 })
  const { body } = await book(stay, { expectedTotalCents: 81_000 })
  expect(body).toMatchObject({ totalPrice: 810, discount: 90, promotion: { name: 'Winter', code: null } })
})

test('a discount is rounded up in the favour of the guest, and is at most the nights', async () => {
  const { id } = await create({ percent: 33 })
  const stay = freeStay()
  expect(await quote(stay)).toMatchObject({ discount: 297 })
  await admin('PUT', `/api/admin/promotions/${id}`, { name: 'All', amount: 5000 })
  expect(await quote(stay)).toMatchObject({ discount: 900, total: 0, discountName: 'All' })
})

test('of Day 1, automatic ones and a code the one that saves most applies alone', async () => {
  await testApp.send('POST /api/badges/day1', {
    body: { userName: 'Early', userEmail: 'first@example.com' },
  })
  const investor = { email: 'first@example.com' }
  const stay = freeStay()
  await create({ name: 'Small', percent: 5 })
  await create({ name: 'Code', percent: 10, code: 'TEN' })
  const same = await create({ name: 'Same', percent: 20, code: 'TWENTY' })
  expect(await quote(stay, { code: 'ten' })).toMatchObject({
    discountName: 'Code',
    code: { status: 'applied' },
  })
  const better = await quote(stay, { code: 'ten', ...investor })
  expect(better).toMatchObject({ discount: 180, code: { status: 'better' } })
  expect(better.discountName).toContain('Day 1')
  expect(await quote(stay, { code: ' T wenty', ...investor })).toMatchObject({
    ...{ discountName: 'Same', code: { status: 'applied' } },
  })
  await admin('DELETE', `/api/admin/promotions/${same.id}`)
  await create({ name: 'Equal', percent: 20 })
  expect((await quote(stay, investor)).discountName).toContain('Day 1')
  await create({ name: 'Later', percent: 20 })
  expect(await quote(stay)).toMatchObject({ discountName: 'Equal' })
  expect((await book(stay, { ...investor, code: 'TEN' })).body).toMatchObject({
    discount: 180,
    promotion: null,
  })
})

test.each([
  [{ isActive: false }, 'unknown'],
  [{ bookFrom: '2027-01-11' }, 'not_yet'],
  [{ bookTo: '2027-01-10' }, 'expired'],
  [{ stayTo: '2027-02-01' }, 'does_not_fit'],
  [{ stayFrom: '2028-02-01' }, 'does_not_fit'],
  [{ minNights: 3 }, 'does_not_fit'],
  [{ lodges: ['pepe-lodge'] }, 'does_not_fit'],
  [{ minDaysAhead: 300 }, 'does_not_fit'],
  [{ maxDaysAhead: 3 }, 'does_not_fit'],
  [{ isReturningGuest: true }, 'does_not_fit'],
  [{ coinChange: { above: 99 } }, 'does_not_fit'],
  [{ bookFrom: '2027-01-10', bookTo: '2027-01-11' }, 'applied'],
])('a code with %j is %s', async (conditions, status) => {
  await create({ percent: 10, code: 'WINTER', ...conditions })
  const stay = freeStay()
  const { code, discount } = await quote(stay, { code: 'WINTER', email: 'new@example.com' })
  expect(code).toEqual({ status, message: expect.stringMatching(/\w/) })
  expect(discount).toBe(status === 'applied' ? 90 : 0)
  const { status: answer, body } = await book(stay, { code: 'WINTER', email: 'new@example.com' })
  if (status === 'applied') expect(body).toMatchObject({ promotion: { name: 'Winter', code: 'WINTER' } })
  else expect([answer, body.errors]).toEqual([422, [{ path: 'code', message: code.message }]])
})

test('a limit of uses counts bookings, and declined, cancelled and expired ones give theirs back', async () => {
  const { id } = await create({ percent: 10, code: 'TWICE', maxUses: 2 })
  const use = async () => (await book(freeStay(), { code: 'TWICE' })).body
  const [first, second] = [await use(), await use()]
  expect(await countUses(id)).toBe(2)
  const stay = freeStay()
  expect((await quote(stay, { code: 'TWICE' })).code.status).toBe('used_up')
  expect(await book(stay, { code: 'TWICE' })).toMatchObject({ status: 422 })
  await testApp.send(`POST /api/bookings/${first.reference}/cancel?key=${first.key}`)
  expect((await quote(stay, { code: 'TWICE' })).code.status).toBe('applied')
  await admin('PUT', `/api/admin/bookings/${second.id}/status`, { status: 'declined' })
  expect(await countUses(id)).toBe(0)
  await use()
  testApp.clock.pass(49 * 3_600_000)
  token = (await testApp.send('POST /api/admin/login', { body: login })).body.token
  expect(await countUses(id)).toBe(0)
})
const login = { email: 'owner@example.com', password: 'correct horse battery' }

test('of parallel requests only as many get a limited promotion as it has uses', async () => {
  const { id } = await create({ percent: 10, code: 'THREE', maxUses: 3 })
  const stays = Array.from({ length: 12 }, freeStay)
  const answers = await Promise.all(
    stays.map((stay, index) =>
      book(stay, { code: 'THREE', lodgeId: 1 + (index % 4), email: `guest${index}@example.com` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const { body } of answers.filter(({ status }) => status !== 201)) expect(body.status).toBe(422)
  expect(await countUses(id)).toBe(3)
})

test('a returning guest has stayed before', async () => {
  await create({ percent: 15, isReturningGuest: true })
  const stay = { checkIn: '2027-01-12', checkOut: '2027-01-14', lodgeId: 9, email: 'Back@example.com' }
  const { body } = await book(stay)
  await admin('PUT', `/api/admin/bookings/${body.id}/status`, { status: 'confirmed' })
  const next = freeStay()
  testApp.clock.set('2027-01-13T20:00:00Z')
  expect(await quote(next, { email: 'back@example.com' })).toMatchObject({ discount: 0 })
  testApp.clock.set('2027-01-14T20:00:00Z')
  token = (await testApp.send('POST /api/admin/login', { body: login })).body.token
  expect(await quote(next, { email: 'back@example.com' })).toMatchObject({ discount: 135 })
  expect(await quote(next)).toMatchObject({ discount: 0 })
})

test('follows the coin of the lodge, and never a stale figure', async () => {
  testApp.clock.pass(60_000)
  await testApp.feed.tick()
  const record = (await testApp.send('GET /api/crypto/xrp-lodge')).body
  const change = Number(record.priceChangePercent24h)
  const { id } = await create({ percent: 10, coinChange: { below: change }, lodges: ['xrp-lodge'] })
  const stay = freeStay()
  expect(await quote(stay)).toMatchObject({ discount: 90 })
  await admin('PUT', `/api/admin/promotions/${id}`, {
    name: 'Up',
    percent: 10,
    coinChange: { above: change },
  })
  const quoted = await quote(stay)
  expect(quoted).toMatchObject({ discount: 90 })
  expect(await quote(stay, {}, 'pump-fun-lodge')).toMatchObject({ discount: 0 })
  testApp.clock.pass(11 * 60_000)
  expect(await quote(stay)).toMatchObject({ discount: 0 })
  const { status, body } = await book(stay, { expectedTotalCents: quoted.totalCents })
  expect([status, body.quote.totalCents, body.quote.code]).toEqual([409, 90_000, null])
})

test('lists publicly what needs no code, and what each lodge offers now', async () => {
  testApp.clock.pass(60_000)
  await testApp.feed.tick()
  await create({ percent: 10, lodges: ['doge-lodge'], coinChange: { below: 0 } })
  await create({ percent: 5, code: 'SECRET' })
  await create({ percent: 5, isActive: false })
  await create({ amount: 50, minNights: 3, name: 'Long', lodges: ['xrp-lodge'] })
  expect((await testApp.send('GET /api/promotions')).body).toEqual([
    {
      ...{ name: 'Winter', percent: 10, amount: null, lodges: ['doge-lodge'] },
      words: '−10% while DOGE is down',
    },
    { name: 'Long', percent: null, amount: 50, lodges: ['xrp-lodge'], words: '−$50 from 3 nights' },
  ])
  const { priceChangePercent24h } = (await testApp.send('GET /api/crypto/doge-lodge')).body
  const isDown = Number(priceChangePercent24h) <= 0
  expect((await testApp.send('GET /api/promotions/lodges')).body).toEqual([
    { lodgeSlug: 'xrp-lodge', words: '−$50 from 3 nights' },
    ...(isDown ? [{ lodgeSlug: 'doge-lodge', words: '−10% while DOGE is down' }] : []),
  ])
})

test('a change of dates keeps the promotion where the stay fits, and says what is lost', async () => {
  const { id } = await create({
    percent: 10,
    code: 'FEB',
    maxUses: 1,
    stayFrom: '2027-02-01',
    stayTo: '2027-03-01',
  })
  const { body: stay } = await book({ checkIn: '2027-02-01', checkOut: '2027-02-03' }, { code: 'FEB' })
  await admin('PUT', `/api/admin/promotions/${id}`, {
    name: 'Winter',
    percent: 50,
    code: 'FEB',
    isActive: false,
  })
  const changeQuote = async (dates: object) => {
    const query = new URLSearchParams({ key: stay.key, ...dates })
    return (await testApp.send(`GET /api/bookings/${stay.reference}/change-request/quote?${query}`)).body
  }
  expect(await changeQuote({ checkIn: '2027-02-10', checkOut: '2027-02-13' })).toMatchObject({
    ...{ discount: 135, discountName: 'Winter', lostDiscount: null },
  })
  const lost = await changeQuote({ checkIn: '2027-03-01', checkOut: '2027-03-03' })
  expect(lost).toMatchObject({ discount: 0, lostDiscount: { name: 'Winter', cents: 9000 } })
  const change = `/api/admin/bookings/${stay.id}`
  const dates = 'checkIn=2027-03-01&checkOut=2027-03-03'
  expect((await admin('GET', `${change}/change-quote?${dates}`)).body.lostDiscount.name).toBe('Winter')
  const moved = { checkIn: '2027-03-01', checkOut: '2027-03-03' }
  const requested = await testApp.send(
    `POST /api/bookings/${stay.reference}/change-request?key=${stay.key}`,
    {
      body: { ...moved, expectedTotalCents: lost.totalCents },
    },
  )
  expect(requested.body).toMatchObject({ promotion: { name: 'Winter', code: 'FEB' } })
  const accepted = await admin('PUT', `${change}/change-request`, { accept: true })
  expect(accepted.body).toMatchObject({ discount: 0, promotion: null })
  expect(await countUses(id)).toBe(0)
})

test('staff enters stays with automatic promotions, unless the price is agreed', async () => {
  await create({ percent: 10 })
  const entry = { name: 'Phone Guest', lodgeId: 1, source: 'phone', status: 'confirmed' }
  const entered = await admin('POST', '/api/admin/bookings', { ...entry, ...freeStay() })
  expect(entered.body).toMatchObject({ discount: 90, promotion: { name: 'Winter', code: null } })
  const agreed = await admin('POST', '/api/admin/bookings', { ...entry, ...freeStay(), totalPrice: 500 })
  expect(agreed.body).toMatchObject({ discount: 0, promotion: null })
})

test('the month report and its file name discounts by promotion', async () => {
  await create({ percent: 10, name: 'Snow sale' })
  const { body } = await book({ checkIn: '2027-12-05', checkOut: '2027-12-07' })
  await admin('PUT', `/api/admin/bookings/${body.id}/status`, { status: 'confirmed' })
  const report = (await admin('GET', '/api/admin/reports/month?month=2027-12')).body
  expect(report.total.discounts).toEqual([{ name: 'Snow sale', cents: 9000 }])
  expect(report.lodges[0].discounts).toEqual([{ name: 'Snow sale', cents: 9000 }])
  const file = (await admin('GET', '/api/admin/reports/month?month=2027-12&format=csv')).body.slice(1)
  const [header, first] = file.split('\r\n')
  expect([header.split(',').at(-1), first.split(',').at(-1)]).toEqual(['discount: Snow sale', '90.00'])
  const list = (await admin('GET', '/api/admin/bookings.csv')).body
  expect(list.split('\r\n')[0]).toContain(',promotion')
  expect(list).toContain('Snow sale')
})

test('a network may give 20 unknown codes an hour', async () => {
  const limited = await createTestApp({ clock: testClock(START), environment: { RATE_LIMIT: 'on' } })
  const given = (code: string) =>
    limited.send(`GET /api/lodges/xrp-lodge/quote?checkIn=2027-03-01&checkOut=2027-03-03&code=${code}`)
  for (let wrong = 0; wrong < 20; wrong++) expect((await given(`GUESS${wrong}`)).status).toBe(200)
  expect((await given('GUESS20')).status).toBe(429)
  limited.clock.pass(3_600_000)
  expect((await given('GUESS21')).status).toBe(200)
  await limited.close()
})
