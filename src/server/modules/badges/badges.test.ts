import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EARLY_INVESTORS } from '#contract/investments/investments.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const createDay1 = (userEmail: string, userName = 'Ada') =>
  testApp.send('POST /api/badges/day1', { body: { userEmail, userName } })
const createInvestor = (change: object = {}) =>
  testApp.send('POST /api/badges/investor', {
    body: {
      userName: 'Ivy',
      email: 'ivy@example.com',
      investmentAmount: 15_000,
      investmentTier: 'silver_investor',
      ...change,
    },
  })

/** Pays for a bronze package. */
async function invest({ send }: TestApp, email: string): Promise<void> {
  const metadata = { type: 'investment', package: 'bronze', userName: 'Pay Ing', email }
  const intent = await send('POST /api/create-payment-intent', { body: { amount: 500_000, metadata } })
  const { clientSecret } = intent.body
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  await send('POST /api/sandbox/confirm', { body: { clientSecret, card } })
}

test('creates one Day 1 badge for an address, in any spelling', async () => {
  const first = await createDay1('Ada@Example.com')
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    badgeType: 'day1_investor',
    badgeTitle: 'Day 1 Investor',
    badgeColor: '#FFD700',
    badgeIcon: 'crown',
    isActive: true,
  })
  const again = await createDay1('ada@example.COM', 'Another')
  expect([again.status, again.body.id]).toEqual([200, first.body.id])
  expect((await testApp.send('GET /api/badges/ADA@example.com/day1')).body).toEqual({ isDay1Investor: true })
  expect((await testApp.send('GET /api/badges/nobody@example.com/day1')).body).toEqual({
    isDay1Investor: false,
  })
})

test.each([
  ['ada', 'Ada', 'Please enter a valid email address'],
  ['ada@example.com', '  ', 'Name is required'],
  ['ada@example.com', 'A'.repeat(101), 'Name must be under 100 characters'],
])('rejects a Day 1 badge for %s, %s with: %s', async (email, name, message) => {
  const { status, body } = await createDay1(email, name)
  expect(status).toBe(400)
  expect(body.errors.map((error: { message: string }) => error.message)).toContain(message)
})

test('finds the badge of the longest address, with characters that a path encodes', async () => {
  const email = `${'+'.repeat(63)}a@${'example.'.repeat(22)}com`
  expect((await createDay1(email)).status).toBe(201)
  const { body } = await testApp.send(`GET /api/badges/${encodeURIComponent(email)}/day1`)
  expect(body).toEqual({ isDay1Investor: true })
})

test('a list never reveals a whole address', async () => {
  await createDay1('grace.hopper@example.org')
  const text = JSON.stringify((await testApp.send('GET /api/badges')).body)
  expect(text).not.toContain('grace.hopper')
  expect(text).toContain('g•••@example.org')
  const own = await testApp.send('GET /api/badges/Grace.Hopper@example.org')
  expect(own.body[0].userEmail).toBe('grace.hopper@example.org')
})

test('the badges of an address show neither name nor amount', async () => {
  await createInvestor({ email: 'secret@example.com', userName: 'Ida Secret', investmentAmount: 15_123 })
  const answers = [
    await testApp.send('GET /api/badges/secret@example.com'),
    await testApp.send('GET /api/badges'),
  ]
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/Ida|15123/)
  expect(answers[0]?.body[0]).toMatchObject({
    badgeName: 'Silver Investor',
    userName: 'I•••',
    isActive: true,
  })
})

test('an address takes one early place', async () => {
  const claimEarlyPlace = (email: string) =>
    createInvestor({ email, investmentAmount: 1000, investmentTier: 'early_investor' })
  const first = await claimEarlyPlace('greedy@example.com')
  const again = await Promise.all(
    Array.from({ length: EARLY_INVESTORS }, () => claimEarlyPlace('Greedy@Example.com')),
  )
  expect(new Set(again.map(({ body }) => body.id))).toEqual(new Set([first.body.id]))
  expect((await claimEarlyPlace('modest@example.com')).status).toBe(201)
  await testApp.context.db.delete(userBadges).where(eq(userBadges.badgeType, 'early_investor'))
})

test('a badge that a payment has earned is answered, verified, instead of a second one', async () => {
  await invest(testApp, 'paying@example.com')
  const claim = { email: 'Paying@example.com', investmentAmount: 5000, investmentTier: 'bronze_investor' }
  const own = await createInvestor({ ...claim, userName: 'Pay Ing' })
  expect(own).toMatchObject({
    status: 201,
    body: { verified: true, userName: 'Pay Ing', investmentAmount: 5000 },
  })
  expect((await createInvestor({ ...claim, userName: 'Someone' })).body).toMatchObject({ userName: 'P•••' })
  expect((await testApp.send('GET /api/badges/paying@example.com')).body).toHaveLength(1)
  const larger = await createInvestor({ ...claim, investmentAmount: 6000, userName: 'Pay Ing' })
  expect(larger.body).toMatchObject({ verified: false })
})

test('an equal request is answered with the badge that it has created, one with another name or amount is not', async () => {
  const claim = { email: 'twice@example.com', userName: 'Twice' }
  const sent = await Promise.all([1, 2, 3].map(() => createInvestor(claim)))
  expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const others = [{ userName: 'Thrice' }, { investmentAmount: 16_000 }]
  const ids = [await createInvestor(claim)]
  for (const change of others) ids.push(await createInvestor({ ...claim, ...change }))
  expect(new Set(ids.map(({ body }) => body.id)).size).toBe(3)
})

test('a badge is its holder’s however the letters of the name were typed', async () => {
  const names = ['Zo\u00eb', 'Zoe\u0308']
  const made = []
  for (const userName of names) made.push((await createInvestor({ userName, email: 'zoe@example.com' })).body)
  expect(made[1]).toEqual(made[0])
  await createDay1('zoe@example.com', names[1])
  const days = []
  for (const userName of names) days.push((await createDay1('zoe@example.com', userName)).body)
  expect(days).toMatchObject([{ userName: 'Zo\u00eb' }, { userName: 'Zo\u00eb' }])
})

test('the list of an address has its Day 1 badge and at most 100', async () => {
  const day1 = await createDay1('crowded@example.com')
  const claims = Array.from({ length: 120 }, (_, index) => ({
    userEmail: 'crowded@example.com',
    userName: `Stranger ${index}`,
    badgeType: 'silver_investor',
    badgeTitle: 'Silver Investor',
    badgeDescription: '',
    badgeColor: '#C0C0C0',
    earnedAt: '2026-11-01T00:00:00Z',
  }))
  await testApp.context.db.insert(userBadges).values(claims)
  const { body } = await testApp.send('GET /api/badges/crowded@example.com')
  const ids = body.map(({ id }: { id: number }) => id)
  expect([ids.length, ids.at(-1)]).toEqual([100, day1.body.id])
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
  await testApp.context.db.delete(userBadges).where(eq(userBadges.userEmail, 'crowded@example.com'))
})

test('title, colour and description of a badge come from its tier', async () => {
  const made = await createInvestor({ badgeName: 'Emperor', badgeColor: '#000000', badgeIcon: 'skull' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    badgeName: 'Silver Investor',
    badgeColor: '#C0C0C0',
    investmentAmount: 15_000,
    verified: false,
  })
})

test('rejects an amount below the minimum of its tier', async () => {
  const { status, body } = await createInvestor({ investmentTier: 'gold_investor' })
  expect([status, body.detail]).toEqual([422, 'Minimum investment for Gold Investor is $50,000.'])
  expect((await createInvestor({ investmentTier: 'emperor' })).body.detail).toBe(
    'Please select a valid investor badge.',
  )
})

test('gives the Early Investor badge to the first hundred, also in a race for the last', async () => {
  const earlyBadges = Array.from({ length: EARLY_INVESTORS - 1 }, (_, index) => ({
    userEmail: `early-${index}@example.com`,
    userName: 'Early',
    badgeType: 'early_investor',
    badgeTitle: 'Early Investor',
    badgeDescription: '',
    badgeColor: '#9945FF',
    earnedAt: '2026-11-01T00:00:00Z',
  }))
  await testApp.context.db.insert(userBadges).values(earlyBadges)
  const race = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      createInvestor({
        email: `racer-${index}@example.com`,
        investmentAmount: 1000,
        investmentTier: 'early_investor',
      }),
    ),
  )
  expect(race.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
})

test('limits the badges of one network, and those that send an email more', async () => {
  const environment = { RATE_LIMIT: 'on', SMTP_URL: 'smtp://127.0.0.1:9' }
  const site = await createTestApp({ environment, clock: testClock() })
  const day1 = (place: number) =>
    site.send('POST /api/badges/day1', { body: { userEmail: `day1-${place}@example.com`, userName: 'Ada' } })
  const investor = () =>
    site.send('POST /api/badges/investor', {
      body: {
        userName: 'Ivy',
        email: 'ivy@example.com',
        investmentAmount: 15_000,
        investmentTier: 'silver_investor',
      },
    })
  for (let place = 0; place < 20; place += 1) expect((await day1(place)).status).toBe(201)
  expect(await day1(20)).toMatchObject({ status: 429, body: { code: 'too_many' } })
  for (let place = 21; place < 100; place += 1) expect((await investor()).status).toBe(201)
  expect((await investor()).status).toBe(429)
  site.clock.pass(3_600_000)
  expect((await day1(20)).status).toBe(201)
  await site.close()
})

test('a network claims at most ten early places an hour without a payment; an address that has one takes no more', async () => {
  const environment = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }
  const site = await createTestApp({ environment, clock: testClock() })
  const claim = (email: string, from = '192.0.2.1') =>
    site.send('POST /api/badges/investor', {
      body: { userName: 'Eve', email, investmentAmount: 1000, investmentTier: 'early_investor' },
      headers: { 'x-forwarded-for': from },
    })
  for (const name of ['a', 'a', ...'bcdefghij', 'a'])
    expect((await claim(`${name}@example.com`)).status).toBe(201)
  expect(await claim('k@example.com')).toMatchObject({
    status: 429,
    body: { code: 'too_many', detail: 'That was a lot at once. Please try again in an hour.' },
  })
  expect((await site.send('GET /api/badges/k@example.com')).body).toEqual([])
  await invest(site, 'paid@example.com')
  expect((await site.send('GET /api/badges/paid@example.com')).body).toMatchObject([{ verified: true }])
  expect((await claim('k@example.com', '192.0.2.2')).status).toBe(201)
  site.clock.pass(3_600_000)
  expect((await claim('l@example.com')).status).toBe(201)
  await site.close()
})
