import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { stayMonths } from '#server/modules/reports/stay-months.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { changingStays, moved } from '#server/testing/changing-stays.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const { aStay, change, undo } = changingStays(() => ({ testApp, token }))

const someChange = fc.record(
  {
    stay: fc.nat({ max: 3 }),
    start: fc.nat({ max: 20 }),
    nights: fc.integer({ min: 1, max: 30 }),
    guests: fc.integer({ min: 1, max: 4 }),
    lodgeId: fc.integer({ min: 7, max: 8 }),
    price: fc.constantFrom('keep', 'recalculate'),
    totalPrice: fc.option(fc.nat({ max: 9999 }), { nil: undefined }),
    undoes: fc.boolean(),
  },
  { noNullPrototype: true },
)

test('random changes sell no night twice, and lines and months add up to the price', async () => {
  const tax = { name: 'Lodging tax', kind: 'percent', percent: '12.65', onFees: true }
  const charges = { fees: [{ name: 'Linen', kind: 'per_guest_night', amount: 7 }], taxes: [tax] }
  for (const slug of ['mew-lodge', 'bonk-lodge'])
    await testApp.send(`PUT /api/admin/lodges/${slug}/charges`, { token, body: charges })
  const first = '2027-06-01'
  const ids: number[] = []
  for (const nights of [0, 5, 10, 15]) {
    const checkIn = addDays(first, nights)
    ids.push((await aStay({ checkIn, checkOut: addDays(checkIn, 3), lodgeId: 7, email: '' })).id)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(someChange, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const { stay, start, nights, undoes, ...body } of changes) {
        const id = ids[stay] ?? 0
        const checkIn = addDays(first, start)
        const { status } = await change(id, { ...body, checkIn, checkOut: addDays(checkIn, nights) })
        expect([200, 409, 422]).toContain(status)
        if (undoes) expect([200, 409]).toContain((await undo(id)).status)
      }
      const rows = (await testApp.database.db.select().from(bookings)).filter(({ id }) => ids.includes(id))
      for (const row of rows) {
        const totalCents = row.totalPrice * 100 + row.taxCents
        expect(row.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
        const months = stayMonths(row)
        expect(months.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(row.totalPrice * 100)
        const others = rows.filter(({ id, lodgeSlug }) => id !== row.id && lodgeSlug === row.lodgeSlug)
        expect(
          others.filter((other) => other.checkIn < row.checkOut && row.checkIn < other.checkOut),
        ).toEqual([])
      }
    }),
    { numRuns: rounds(8) },
  )
}, 300_000)

test('of two stays that change to the same nights at once, one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await aStay(), await aStay({ lodgeId: 3 })]
    const requested = { ...moved(one, 5), lodgeId: 9 + round, price: 'keep' }
    const sent = await Promise.all([change(one.id, requested), change(other.id, requested)])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})
