import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const setRates = (slug: string, body: object) =>
  testApp.send(`PUT /api/admin/lodges/${slug}/rates`, { body, token })
const undo = (slug: string, changeId: number) =>
  testApp.send(`POST /api/admin/lodges/${slug}/rates/${changeId}/undo`, { token })
const readRates = async (slug: string, from: string, to: string) =>
  (await testApp.send(`GET /api/lodges/${slug}/rates?from=${from}&to=${to}`)).body.days
const readPrices = async (slug: string, from: string, to: string) =>
  (await readRates(slug, from, to)).map(({ price }: { price: number }) => price)
const quote = (slug: string, checkIn: string, checkOut: string, more = '') =>
  testApp.send(`GET /api/lodges/${slug}/quote?checkIn=${checkIn}&checkOut=${checkOut}&guests=2${more}`)
const book = (change: object) =>
  testApp.send('POST /api/bookings', {
    body: {
      name: 'Grace Guest',
      email: 'grace@example.com',
      checkIn: '2026-12-10',
      checkOut: '2026-12-13',
      guests: 2,
      ...change,
    },
  })

test('without overrides every date has the price of the lodge and no rules', async () => {
  expect(await readRates('xrp-lodge', '2027-03-01', '2027-03-03')).toEqual(
    ['2027-03-01', '2027-03-02'].map((date) => ({
      date,
      price: 450,
      minNights: 1,
      arrival: true,
      departure: true,
    })),
  )
})

test('an owner sets values on some weekdays of a range, and null returns one to its default', async () => {
  const weekend = { from: '2026-12-01', to: '2026-12-15', weekdays: [5, 6] }
  const set = await setRates('xrp-lodge', { ...weekend, price: 600, minNights: 2, arrival: false })
  expect(set.status).toBe(200)
  expect(set.body).toEqual({ changed: 4, changeId: expect.any(Number) })
  expect(await readPrices('xrp-lodge', '2026-12-03', '2026-12-07')).toEqual([450, 600, 600, 450])
  await setRates('xrp-lodge', { ...weekend, arrival: null })
  const [friday] = await readRates('xrp-lodge', '2026-12-04', '2026-12-05')
  expect(friday).toEqual({ date: '2026-12-04', price: 600, minNights: 2, arrival: true, departure: true })
})

test('undo restores the values before, once', async () => {
  const range = { from: '2026-12-01', to: '2026-12-03' }
  await setRates('doge-lodge', { from: '2026-12-01', to: '2026-12-02', price: 200 })
  const { body } = await setRates('doge-lodge', { ...range, price: 300 })
  expect((await undo('doge-lodge', body.changeId)).body).toEqual({ changed: 2 })
  expect(await readPrices('doge-lodge', range.from, range.to)).toEqual([200, 320])
  expect((await undo('doge-lodge', body.changeId)).status).toBe(409)
  expect((await undo('xrp-lodge', body.changeId)).status).toBe(404)
})

test('undo keeps what another owner has set since', async () => {
  const range = { from: '2027-01-01', to: '2027-01-03' }
  const [first, second] = await Promise.all([
    setRates('doge-lodge', { ...range, price: 500 }),
    setRates('doge-lodge', { ...range, price: 600 }),
  ])
  await setRates('doge-lodge', { ...range, minNights: 3 })
  const [earlier, later] = [first.body.changeId, second.body.changeId].sort((a, b) => a - b)
  const refused = await undo('doge-lodge', earlier)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toMatch('changed again since')
  expect((await undo('doge-lodge', later)).status).toBe(200)
  expect((await undo('doge-lodge', earlier)).status).toBe(200)
  expect(await readRates('doge-lodge', '2027-01-01', '2027-01-02')).toMatchObject([
    { price: 320, minNights: 3 },
  ])
})

test.each([
  [{ price: 0 }, 'price'],
  [{ price: 100_001 }, 'price'],
  [{ price: 99.5 }, 'price'],
  [{ price: '300' }, 'price'],
  [{ minNights: 0 }, 'minNights'],
  [{ minNights: 31 }, 'minNights'],
  [{ arrival: 'no' }, 'arrival'],
  [{}, 'price'],
  [{ price: 300, to: '2026-12-01' }, 'to'],
  [{ price: 300, to: '2030-12-01' }, 'to'],
  [{ price: 300, from: '2026-02-30' }, 'from'],
  [{ price: 300, weekdays: [7] }, 'weekdays.0'],
  [{ price: 300, weekdays: [] }, 'weekdays'],
])('rejects a change of rates with %j', async (change, path) => {
  const { status, body } = await setRates('pepe-lodge', { from: '2026-12-01', to: '2026-12-05', ...change })
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
  expect(new Set(await readPrices('pepe-lodge', '2026-12-01', '2026-12-05')).size).toBe(1)
})

test('rates are read for at most 400 days, of a lodge that exists, and set by owners only', async () => {
  const read = (query: string) => testApp.send(`GET /api/lodges/xrp-lodge/rates?${query}`)
  expect((await read('from=2026-12-01&to=2028-01-05')).status).toBe(200)
  expect((await read('from=2026-12-01&to=2028-01-06')).status).toBe(400)
  expect((await read('from=2026-12-02&to=2026-12-01')).status).toBe(400)
  expect((await read('from=2026-12-01')).status).toBe(400)
  const body = { from: '2026-12-01', to: '2026-12-02', price: 1 }
  expect((await testApp.send('GET /api/lodges/no-lodge/rates?from=2026-12-01&to=2026-12-02')).status).toBe(
    404,
  )
  expect((await setRates('no-lodge', body)).status).toBe(404)
  expect((await testApp.send('PUT /api/admin/lodges/xrp-lodge/rates', { body })).status).toBe(401)
})

test('a quote and a booking add up the price of each night', async () => {
  await setRates('solana-lodge', { from: '2026-12-11', to: '2026-12-12', price: 700 })
  const quoted = await quote('solana-lodge', '2026-12-10', '2026-12-13')
  expect(quoted.body).toMatchObject({ nights: 3, subtotal: 1740, total: 1740, totalCents: 174_000 })
  const { status, body } = await book({ lodgeId: 5 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ totalPrice: 1740, taxCents: 0, totalCents: 174_000, lines: quoted.body.lines })
})

test('quote and booking reject the same stays', async () => {
  await setRates('mew-lodge', { from: '2026-12-10', to: '2026-12-11', minNights: 4 })
  await setRates('mew-lodge', { from: '2026-12-20', to: '2026-12-21', arrival: false, departure: false })
  for (const [stay, path, message] of [
    [{ checkIn: '2026-12-10', checkOut: '2026-12-13' }, 'checkOut', 'At least 4 nights for these dates'],
    [{ checkIn: '2026-12-20', checkOut: '2026-12-22' }, 'checkIn', 'No arrivals on this day'],
    [{ checkIn: '2026-12-18', checkOut: '2026-12-20' }, 'checkOut', 'No departures on this day'],
  ] as const) {
    const { id } = (await testApp.send('GET /api/lodges/mew-lodge')).body
    for (const { status, body } of [
      await quote('mew-lodge', stay.checkIn, stay.checkOut),
      await book({ lodgeId: id, ...stay }),
    ]) {
      expect(status).toBe(422)
      expect(body.errors).toEqual([{ path, message }])
    }
  }
})

test('alternatives to a taken stay follow the rates', async () => {
  const stay = { lodgeId: 8, checkIn: '2027-02-10', checkOut: '2027-02-12' }
  const { body } = await book(stay)
  await setRates(body.lodgeSlug, { from: '2027-02-01', to: '2027-02-15', arrival: false })
  await setRates(body.lodgeSlug, { from: '2027-02-10', to: '2027-02-11', arrival: true })
  const refused = await book(stay)
  expect(refused.status).toBe(409)
  const offered = refused.body.alternatives.filter(
    ({ lodgeSlug }: { lodgeSlug: string }) => lodgeSlug === body.lodgeSlug,
  )
  expect(offered[0].checkIn).toBe('2027-02-15')
})

test('a changed price is a 409 with the new quote, and nothing is booked', async () => {
  const stay = { lodgeId: 6, checkIn: '2027-03-10', checkOut: '2027-03-12' }
  const slug = (await testApp.send('GET /api/lodges')).body[5].slug
  const shown = (await quote(slug, stay.checkIn, stay.checkOut)).body.totalCents
  await setRates(slug, { from: '2027-03-11', to: '2027-03-12', price: 999 })
  const refused = await book({ ...stay, expectedTotalCents: shown })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'price_changed' })
  expect(refused.body.quote).toEqual((await quote(slug, stay.checkIn, stay.checkOut)).body)
  const booked = await book({ ...stay, expectedTotalCents: refused.body.quote.totalCents })
  expect(booked.status).toBe(201)
})

test('later changes of rates change no booking', async () => {
  const { body } = await book({ lodgeId: 9, checkIn: '2027-01-10', checkOut: '2027-01-12' })
  await setRates(body.lodgeSlug, { from: '2027-01-01', to: '2027-02-01', price: 99_999 })
  const kept = await testApp.send(`GET /api/bookings/${body.reference}?key=${body.key}`)
  expect(kept.body).toMatchObject({
    totalPrice: body.totalPrice,
    lines: body.lines,
    totalCents: body.totalCents,
  })
})

test('a lodge has a lowest price once its dates differ, in every cached response', async () => {
  const priceFrom = async () => (await testApp.send('GET /api/lodges/stellar-lumens-lodge')).body.priceFrom
  expect(await priceFrom()).toBeNull()
  const { body } = await setRates('stellar-lumens-lodge', { from: '2026-12-01', to: '2026-12-05', price: 99 })
  expect(await priceFrom()).toBe(99)
  const lodges = (await testApp.send('GET /api/lodges')).body
  expect(lodges.find(({ slug }: { slug: string }) => slug === 'stellar-lumens-lodge').priceFrom).toBe(99)
  await undo('stellar-lumens-lodge', body.changeId)
  expect(await priceFrom()).toBeNull()
})

test('a lodge whose bookable dates all cost the same has one price, also another than its own', async () => {
  const read = async () => (await testApp.send('GET /api/lodges/stellar-lumens-lodge')).body
  const { body } = await setRates('stellar-lumens-lodge', {
    from: '2026-11-01',
    to: '2027-12-31',
    price: 400,
  })
  expect(await read()).toMatchObject({ priceFrom: 400, hasOnePrice: true })
  const lodges = (await testApp.send('GET /api/lodges')).body
  expect(lodges.find(({ slug }: { slug: string }) => slug === 'stellar-lumens-lodge').hasOnePrice).toBe(true)
  const other = await setRates('stellar-lumens-lodge', { from: '2026-12-01', to: '2026-12-02', price: 500 })
  expect(await read()).toMatchObject({ priceFrom: 400 })
  expect(await read()).not.toHaveProperty('hasOnePrice')
  await undo('stellar-lumens-lodge', other.body.changeId)
  await undo('stellar-lumens-lodge', body.changeId)
})

test('changes of rates are in the audit trail', async () => {
  const [entry] = (await testApp.send('GET /api/admin/audit?limit=1', { token })).body
  expect(entry).toMatchObject({ action: 'undo rates', subject: 'lodge stellar-lumens-lodge' })
})

test('two owners change one rate: each change has its own undo, and neither takes the other’s away', async () => {
  const slug = 'bonk-lodge'
  const dates = { from: '2027-05-01', to: '2027-05-04' }
  const base = (await readPrices(slug, dates.from, dates.to))[0]
  const [first, second] = await Promise.all([
    setRates(slug, { ...dates, price: 700 }),
    setRates(slug, { ...dates, from: '2027-05-02', price: 800 }),
  ])
  const prices = () => readPrices(slug, dates.from, dates.to)
  // Whichever came last stands on the dates of both.
  const isFirstLast = (await prices())[1] === 700
  expect(await prices()).toEqual(isFirstLast ? [700, 700, 700] : [700, 800, 800])
  const [former, latest] = isFirstLast ? [second, first] : [first, second]
  expect((await undo(slug, former.body.changeId)).status).toBe(409)
  expect((await undo(slug, latest.body.changeId)).body).toEqual({ changed: isFirstLast ? 3 : 2 })
  expect(await prices()).toEqual(isFirstLast ? [base, 800, 800] : [700, 700, 700])
  expect((await undo(slug, former.body.changeId)).status).toBe(200)
  expect(await prices()).toEqual([base, base, base])
})

test('two owners change different values of one date: both stand, and each is undone alone', async () => {
  const slug = 'bonk-lodge'
  const dates = { from: '2027-06-01', to: '2027-06-02' }
  const [price, nights] = await Promise.all([
    setRates(slug, { ...dates, price: 650 }),
    setRates(slug, { ...dates, minNights: 3 }),
  ])
  const day = async () =>
    (await testApp.send(`GET /api/lodges/${slug}/rates?from=${dates.from}&to=${dates.to}`)).body.days[0]
  expect(await day()).toMatchObject({ price: 650, minNights: 3 })
  expect((await undo(slug, price.body.changeId)).status).toBe(200)
  expect(await day()).toMatchObject({ minNights: 3 })
  expect((await undo(slug, nights.body.changeId)).status).toBe(200)
  expect(await day()).toMatchObject({ minNights: 1 })
})
