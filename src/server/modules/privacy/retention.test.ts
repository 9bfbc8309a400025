import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PurgedKind, retention } from '#contract/privacy/retention.ts'
import { adminNetworks, adminUsers, auditTrail } from '#server/platform/database/tables/admins.ts'
import { artPieces } from '#server/platform/database/tables/art.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { chatMessages, chatReports } from '#server/platform/database/tables/chat.ts'
import { recoveryEmails, waitingList } from '#server/platform/database/tables/emails.ts'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { lodgeQuestions } from '#server/platform/database/tables/messages.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries, webhooks } from '#server/platform/database/tables/webhooks.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { endRetention, purgeDaily } from './retention.ts'

let testApp: TestApp
beforeAll(async () => {
  // The purge at the start must find no period over.
  testApp = await createTestApp({ clock: testClock(START) })
  await testApp.adminToken()
})
afterAll(() => testApp.close())

const DAY_MS = 86_400_000
const START = '2020-01-10T12:00:00.000Z'
/** Every period that began at `START` is over. */
const LATER = '2024-01-10T12:00:00.000Z'

type Kind = Exclude<PurgedKind, 'repeat'>

const shipping = {
  name: 'Ada',
  email: 'ada@example.com',
  line1: 'Main Street 1',
  line2: null,
  city: 'Telluride',
  state: null,
  postalCode: '81435',
  country: 'US',
}

const aPayment = async () => {
  const [row] = await testApp.database.db
    .insert(payments)
    .values({
      amount: '69.99',
      purpose: 'art',
      // A program may leave out the address.
      payerName: 'Ada',
      createdAt: START,
      updatedAt: START,
    })
    .returning({ id: payments.id })
  return row?.id ?? 0
}

/** For each kind: stores a row from `START`, and says whether a person is still in it. */
const cases: Record<Kind, { store: () => Promise<unknown>; holds: () => Promise<unknown> }> = {
  stay: {
    store: () => {
      const { checkIn, checkOut } = { checkIn: '2020-01-08', checkOut: '2020-01-10' }
      return testApp.database.db.insert(bookings).values({
        reference: 'RETENTION1',
        // Only who has no address either is erased.
        guestName: 'Erased guest',
        guestEmail: 'ada@example.com',
        lodgeSlug: 'xrp-lodge',
        checkIn,
        checkOut,
        guests: 2,
        nightlyPrice: 100,
        totalPrice: 200,
        status: 'confirmed',
        createdAt: START,
        policy: { name: 'Flexible', steps: [{ hoursBefore: 24, refundPercent: 100 }] },
      })
    },
    holds: async () => (await testApp.database.db.select().from(bookings))[0]?.guestEmail !== '',
  },
  network: {
    store: () => testApp.database.db.update(bookings).set({ networkHash: 'hash' }),
    holds: async () => (await testApp.database.db.select().from(bookings))[0]?.networkHash !== null,
  },
  payment: {
    store: aPayment,
    holds: async () => (await testApp.database.db.select().from(payments))[0]?.payerName !== null,
  },
  order: {
    store: async () => {
      const [piece] = await testApp.database.db.select({ id: artPieces.id }).from(artPieces).limit(1)
      await testApp.database.db.insert(artOrders).values({
        paymentId: await aPayment(),
        artPieceId: piece?.id ?? 0,
        title: 'A print',
        shipping,
        createdAt: START,
        updatedAt: START,
      })
    },
    holds: async () => (await testApp.database.db.select().from(artOrders))[0]?.shipping !== null,
  },
  question: {
    store: () =>
      testApp.database.db
        .insert(lodgeQuestions)
        .values({ lodgeSlug: 'xrp-lodge', email: 'ada@example.com', text: 'A question', askedAt: START }),
    holds: async () => (await testApp.database.db.$count(lodgeQuestions)) > 0,
  },
  waiting: {
    store: () =>
      testApp.database.db.insert(waitingList).values({
        ...{ lodgeSlug: 'xrp-lodge', checkIn: START.slice(0, 10), checkOut: '2020-02-01', guests: 2 },
        ...{ email: 'ada@example.com', joinedAt: START },
      }),
    holds: async () => (await testApp.database.db.$count(waitingList)) > 0,
  },
  recovery: {
    store: async () => {
      const [stay] = await testApp.database.db.select({ id: bookings.id }).from(bookings)
      await testApp.database.db
        .insert(recoveryEmails)
        .values({ bookingId: stay?.id ?? 0, email: 'ada@example.com', at: START })
    },
    holds: async () => (await testApp.database.db.$count(recoveryEmails)) > 0,
  },
  email: {
    store: () =>
      testApp.database.db
        .insert(mailOutbox)
        .values({ recipient: 'ada@example.com', subject: 's', text: 't', html: 'h', createdAt: START }),
    holds: async () => (await testApp.database.db.$count(mailOutbox)) > 0,
  },
  webhook: {
    store: async () => {
      const webhook = {
        url: 'https://example.com/',
        events: [],
        isActive: false,
        secret: 's',
        createdAt: START,
      }
      const [row] = await testApp.database.db.insert(webhooks).values(webhook).returning({ id: webhooks.id })
      const sent = { webhookId: row?.id ?? 0, messageId: 'm', type: 'test' as const, body: '{}' }
      await testApp.database.db.insert(webhookDeliveries).values({ ...sent, createdAt: START })
    },
    holds: async () => (await testApp.database.db.$count(webhookDeliveries)) > 0,
  },
  chat: {
    store: () =>
      testApp.database.db
        .insert(chatMessages)
        .values({ lodgeSlug: 'xrp-lodge', userName: 'Ada', message: 'Hi', timestamp: START }),
    holds: async () => (await testApp.database.db.select().from(chatMessages))[0]?.userName === 'Ada',
  },
  report: {
    store: async () => {
      const [message] = await testApp.database.db
        .insert(chatMessages)
        .values({ lodgeSlug: 'xrp-lodge', userName: 'Guest', message: 'Hi', timestamp: START })
        .returning({ id: chatMessages.id })
      await testApp.database.db
        .insert(chatReports)
        .values({ messageId: message?.id ?? 0, visitorHash: 'hash', createdAt: START })
    },
    holds: async () => (await testApp.database.db.$count(chatReports)) > 0,
  },
  interest: {
    store: () =>
      testApp.database.db
        .insert(investmentInterests)
        .values({ name: 'Ada', email: 'ada@example.com', packageId: 'gold', createdAt: START }),
    holds: async () => (await testApp.database.db.$count(investmentInterests)) > 0,
  },
  audit: {
    store: () =>
      testApp.database.db
        .insert(auditTrail)
        .values({ adminName: 'Olive', action: 'edit', subject: 'booking X', at: START }),
    holds: async () => (await testApp.database.db.select().from(auditTrail)).some(({ at }) => at === START),
  },
  signIn: {
    store: async () => {
      const [admin] = await testApp.database.db.select({ id: adminUsers.id }).from(adminUsers)
      await testApp.database.db
        .insert(adminNetworks)
        .values({ adminId: admin?.id ?? 0, networkHash: 'old', lastSeen: START })
    },
    holds: async () =>
      (await testApp.database.db.select().from(adminNetworks)).some(
        ({ networkHash }) => networkHash === 'old',
      ),
  },
}

test.each(Object.keys(cases) as Kind[])(
  'ends what is stored of kind %s after its period, not before',
  async (kind) => {
    await cases[kind].store()
    const end = Date.parse(START) + retention[kind].days * DAY_MS
    testApp.clock.set(new Date(end - DAY_MS).toISOString())
    await endRetention(testApp.context)
    expect(await cases[kind].holds()).toBe(true)
    testApp.clock.set(new Date(end + DAY_MS).toISOString())
    await endRetention(testApp.context)
    expect(await cases[kind].holds()).toBe(false)
  },
)

test('ends the periods of a large table in batches, over gaps between ids', async () => {
  const { db } = testApp.database
  testApp.clock.set(LATER)
  const message = { lodgeSlug: 'doge-lodge', userName: 'Ada', message: 'Hi', timestamp: START }
  const ids = [10_000, 10_499, 10_500, 10_501, 13_000]
  await db.insert(chatMessages).values(ids.map((id) => ({ ...message, id })))
  expect(await endRetention(testApp.context)).toBe(true)
  const names = (await db.select().from(chatMessages)).map(({ userName }) => userName)
  expect(new Set(names)).toEqual(new Set(['Guest']))
})

test('a kind that fails leaves the others, and is tried again an hour later', async () => {
  const { db } = testApp.database
  await db.execute(
    sql`alter table chat_messages add constraint unchanged check (user_name <> 'Guest') not valid`,
  )
  await db
    .insert(chatMessages)
    .values({ lodgeSlug: 'doge-lodge', userName: 'Ada', message: 'Hi', timestamp: START })
  await cases.interest.store()
  testApp.clock.set(LATER)
  testApp.clock.pass(2 * DAY_MS)
  await purgeDaily(testApp.context)
  expect([await db.$count(investmentInterests), await endRetention(testApp.context)]).toEqual([0, false])
  await db.execute(sql`alter table chat_messages drop constraint unchanged`)
  testApp.clock.pass(3_600_001)
  await purgeDaily(testApp.context)
  await cases.interest.store()
  testApp.clock.pass(3_600_001)
  await purgeDaily(testApp.context)
  expect([await db.$count(investmentInterests), await endRetention(testApp.context)]).toEqual([1, true])
})

test('that an address was confirmed ends with its last stay, unless a badge has it', async () => {
  const { db } = testApp.database
  testApp.clock.set(LATER)
  const aStay = (reference: string, guestEmail: string, checkIn: string, checkOut: string) => ({
    reference,
    guestName: 'Ada',
    guestEmail,
    lodgeSlug: 'doge-lodge',
    checkIn,
    checkOut,
    guests: 2,
    nightlyPrice: 100,
    totalPrice: 200,
    status: 'confirmed' as const,
    createdAt: START,
    policy: { name: 'Flexible', steps: [] },
  })
  await db
    .insert(bookings)
    .values([
      aStay('CONFIRMED1', 'Over@Example.com', '2020-02-01', '2020-02-03'),
      aStay('CONFIRMED2', 'again@example.com', '2020-02-03', '2020-02-05'),
      aStay('CONFIRMED3', 'Again@example.com', '2023-02-01', '2023-02-03'),
      aStay('CONFIRMED4', 'badge@example.com', '2020-02-05', '2020-02-07'),
    ])
  const names = ['again', 'badge', 'over', 'stranger']
  const rows = names.map((name) => ({ email: `${name}@example.com`, confirmedAt: START }))
  await db.insert(confirmedEmails).values(rows)
  await db.insert(userBadges).values({
    userEmail: 'badge@example.com',
    userName: 'Ada',
    badgeType: 'day1_investor',
    badgeTitle: 'Day 1',
    badgeDescription: 'Day 1',
    badgeColor: '#fff',
    earnedAt: START,
  })
  await endRetention(testApp.context)
  const left = await db.select().from(confirmedEmails).orderBy(confirmedEmails.email)
  expect(left.map(({ email }) => email)).toEqual(
    ['again', 'badge', 'stranger'].map((name) => `${name}@example.com`),
  )
})
