import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const cleaning = { name: 'Cleaning', kind: 'per_stay', amount: 120 }
const linen = { name: 'Linen', kind: 'per_guest', amount: 15 }
const occupancyTax = {
  name: 'Occupancy tax',
  kind: 'percent',
  percent: '12.65',
  onFees: false,
  from: null,
  to: null,
}
const levy = {
  name: 'Tourism levy',
  kind: 'per_guest_night',
  amountCents: 150,
  onFees: false,
  from: '2027-01-01',
  to: null,
}

const setCharges = (slug: string, body: object) =>
  testApp.send(`PUT /api/admin/lodges/${slug}/charges`, { body, token })
const readCharges = async (slug: string) => (await testApp.send(`GET /api/lodges/${slug}/charges`)).body
const copy = (slug: string, to: string[]) =>
  testApp.send(`POST /api/admin/lodges/${slug}/charges/copy`, { body: { to }, token })
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

test('a lodge has no fees and taxes by default', async () => {
  expect(await readCharges('xrp-lodge')).toEqual({ fees: [], taxes: [] })
  expect((await testApp.send('GET /api/lodges/no-lodge/charges')).status).toBe(404)
})

test('quote and booking carry the fees and taxes as lines, to the cent', async () => {
  const charges = { fees: [cleaning, linen], taxes: [{ ...occupancyTax, onFees: true }, levy] }
  expect((await setCharges('xrp-lodge', charges)).body).toEqual({ ...charges, version: 1 })
  expect(await readCharges('xrp-lodge')).toEqual(charges)
  const { body } = await testApp.send(
    'GET /api/lodges/xrp-lodge/quote?checkIn=2026-12-10&checkOut=2026-12-13&guests=2',
  )
  // 12.65 % of 1,350 + 120 + 30; the levy holds from January on.
  expect(body).toMatchObject({ subtotal: 1350, total: 1500, taxCents: 18_975, totalCents: 168_975 })
  expect(body.lines).toEqual([
    { kind: 'nights', name: '$450 × 3 nights', cents: 135_000 },
    { kind: 'fee', name: 'Cleaning', cents: 12_000 },
    { kind: 'fee', name: 'Linen', cents: 3000 },
    { kind: 'tax', name: 'Occupancy tax', cents: 18_975 },
  ])
  const booked = await book({ lodgeId: 1, expectedTotalCents: 168_975 })
  expect(booked.body).toMatchObject({
    totalPrice: 1500,
    taxCents: 18_975,
    totalCents: 168_975,
    lines: body.lines,
  })
})

test('later charges change no booking; its card payment is its total with taxes', async () => {
  await setCharges('doge-lodge', { fees: [cleaning], taxes: [occupancyTax] })
  const { body: booking } = await book({ lodgeId: 2 })
  await setCharges('doge-lodge', { fees: [], taxes: [] })
  const own = `/api/bookings/${booking.reference}`
  const kept = await testApp.send(`GET ${own}?key=${booking.key}`)
  expect(kept.body).toMatchObject({ totalCents: booking.totalCents, lines: booking.lines })
  await testApp.send(`PUT /api/admin/bookings/${booking.id}/status`, { body: { status: 'confirmed' }, token })
  const pay = (amount: number) =>
    testApp.send('POST /api/create-payment-intent', {
      body: { amount, metadata: { type: 'booking', reference: booking.reference, key: booking.key } },
    })
  expect((await pay(booking.totalPrice * 100)).status).toBe(422)
  expect((await pay(booking.totalCents)).status).toBe(200)
})

test.each([
  [{ fees: [{ ...cleaning, name: ' ' }], taxes: [] }, 'fees.0.name'],
  [{ fees: [{ ...cleaning, kind: 'per_week' }], taxes: [] }, 'fees.0.kind'],
  [{ fees: [{ ...cleaning, amount: 12.5 }], taxes: [] }, 'fees.0.amount'],
  [{ fees: [{ ...cleaning, amount: -1 }], taxes: [] }, 'fees.0.amount'],
  [{ fees: [], taxes: [{ ...occupancyTax, percent: '12.65001' }] }, 'taxes.0.percent'],
  [{ fees: [], taxes: [{ ...occupancyTax, percent: '101' }] }, 'taxes.0.percent'],
  [{ fees: [], taxes: [{ ...occupancyTax, percent: '-1' }] }, 'taxes.0.percent'],
  [{ fees: [], taxes: [{ ...occupancyTax, percent: 12.65 }] }, 'taxes.0.percent'],
  [{ fees: [], taxes: [{ ...levy, amountCents: undefined }] }, 'taxes.0.amountCents'],
  [{ fees: [], taxes: [{ ...levy, kind: 'per_stay' }] }, 'taxes.0.kind'],
  [{ fees: [], taxes: [{ ...levy, to: '2027-01-01' }] }, 'taxes.0.to'],
  [{ fees: [], taxes: [{ ...levy, from: '2027-02-29' }] }, 'taxes.0.from'],
  [{ fees: [] }, 'taxes'],
  [{ fees: Array(21).fill(cleaning), taxes: [] }, 'fees'],
])('rejects invalid charges with a reason: %j', async (charges, path) => {
  const { status, body } = await setCharges('pepe-lodge', charges)
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
  expect(await readCharges('pepe-lodge')).toEqual({ fees: [], taxes: [] })
})

test('copies charges to all named lodges or to none', async () => {
  const charges = { fees: [linen], taxes: [occupancyTax] }
  await setCharges('mew-lodge', charges)
  expect((await copy('mew-lodge', ['pnut-lodge', 'no-lodge'])).status).toBe(404)
  expect(await readCharges('pnut-lodge')).toEqual({ fees: [], taxes: [] })
  expect((await copy('mew-lodge', ['pnut-lodge', 'bonk-lodge', 'mew-lodge'])).body).toMatchObject({
    copied: 2,
  })
  expect(await readCharges('pnut-lodge')).toEqual(charges)
  expect(await readCharges('bonk-lodge')).toEqual(charges)
  expect((await copy('mew-lodge', [])).status).toBe(400)
})

test('lists every lodge that charges no tax', async () => {
  await setCharges('cardano-lodge', { fees: [cleaning], taxes: [] })
  await setCharges('ethereum-lodge', { fees: [], taxes: [occupancyTax] })
  const slugs = (await testApp.send('GET /api/admin/untaxed-lodges', { token })).body.map(
    ({ slug }: { slug: string }) => slug,
  )
  expect(slugs).toContain('cardano-lodge')
  expect(slugs).not.toContain('ethereum-lodge')
})

test('only owners change charges, and the audit trail has the values before', async () => {
  const body = { fees: [], taxes: [] }
  expect((await testApp.send('PUT /api/admin/lodges/mew-lodge/charges', { body })).status).toBe(401)
  await setCharges('mew-lodge', body)
  const [entry] = (await testApp.send('GET /api/admin/audit?limit=1', { token })).body
  expect(entry).toMatchObject({
    action: 'set charges',
    subject: 'lodge mew-lodge',
    before: { fees: [linen], taxes: [occupancyTax] },
    after: body,
  })
})

test("two owners edit the same charges: the second gets a conflict with the first one's charges", async () => {
  const versioned = async () =>
    (await testApp.send('GET /api/admin/lodges/xrp-lodge/charges', { token })).body
  const { version } = await versioned()
  const mine = { fees: [cleaning], taxes: [] }
  const theirs = { fees: [linen], taxes: [occupancyTax] }
  const saved = { ...theirs, version: version + 1 }
  expect((await setCharges('xrp-lodge', { ...theirs, version })).body).toEqual(saved)
  const refused = await setCharges('xrp-lodge', { ...mine, version })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'conflict',
    detail: 'Someone else has changed these charges meanwhile. Please look at their changes first.',
    version: version + 1,
    current: theirs,
  })
  // The answer of the first save was lost: saving again is no conflict and no second change.
  expect((await setCharges('xrp-lodge', { ...theirs, version })).body).toEqual(saved)
  expect(await versioned()).toEqual(saved)
  expect((await setCharges('xrp-lodge', { ...mine, version: version + 1 })).body).toEqual({
    ...mine,
    version: version + 2,
  })
  expect((await testApp.send('GET /api/admin/lodges/xrp-lodge/charges')).status).toBe(401)
})

test('two owners who save the same version at once: one wins', async () => {
  const { version } = (await testApp.send('GET /api/admin/lodges/pepe-lodge/charges', { token })).body
  expect(version).toBe(0)
  const both = await Promise.all(
    [cleaning, linen].map((fee) => setCharges('pepe-lodge', { fees: [fee], taxes: [], version })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a copy replaces only the parts that it names, and is undone until a lodge changes again', async () => {
  const copyParts = (to: string[], parts: string[]) =>
    testApp.send('POST /api/admin/lodges/tezos-lodge/charges/copy', { body: { to, parts }, token })
  const undo = (changeId: number) =>
    testApp.send('POST /api/admin/charges/undo', { body: { changeId }, token })
  await setCharges('tezos-lodge', { fees: [cleaning], taxes: [occupancyTax] })
  await setCharges('moo-deng-lodge', { fees: [linen], taxes: [] })
  const { copied, changeId } = (await copyParts(['moo-deng-lodge'], ['taxes'])).body
  expect(copied).toBe(1)
  expect(await readCharges('moo-deng-lodge')).toEqual({ fees: [linen], taxes: [occupancyTax] })
  expect((await undo(changeId)).body).toEqual({ changed: 1 })
  expect(await readCharges('moo-deng-lodge')).toEqual({ fees: [linen], taxes: [] })
  expect((await undo(changeId)).status).toBe(409)
  expect((await copyParts(['moo-deng-lodge'], [])).status).toBe(400)
  const later = (await copyParts(['moo-deng-lodge'], ['fees'])).body
  await setCharges('moo-deng-lodge', { fees: [], taxes: [] })
  expect((await undo(later.changeId)).status).toBe(409)
  expect((await undo(9999)).status).toBe(404)
})
