import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toRows } from '#server/platform/database/rows.ts'
import { adminUsers, auditTrail } from '#server/platform/database/tables/admins.ts'
import { artPieces } from '#server/platform/database/tables/art.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { confirmedEmails } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { emailedLink } from '../bookings/reference.ts'
import { runAdminCommand } from '../staff/admin-command.ts'

const EMAIL = 'ada@example.com'
const NAME = 'Ada Quillfeather'
const PHONE = '+1 970 555 0187'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const enter = (stay: { checkIn: string; checkOut: string }) =>
  testApp.send('POST /api/admin/bookings', {
    token,
    body: {
      ...stay,
      name: NAME,
      email: 'Ada@Example.com',
      phone: PHONE,
      guests: 2,
      lodgeId: 1,
      source: 'phone',
      status: 'confirmed',
      note: `${NAME} likes the corner table`,
    },
  })

/** The tables whose rows contain `text` anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = testApp.database
  const tables = toRows<{ table_name: string }>(
    await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`),
  )
  const found: string[] = []
  for (const { table_name: name } of tables) {
    const rows = toRows<{ row: string }>(
      await db.execute(sql`select t::text as row from ${sql.identifier(name)} t`),
    )
    if (rows.some(({ row }) => row.toLowerCase().includes(text.toLowerCase()))) found.push(name)
  }
  return found
}

const traces = async () => [
  ...(await tablesWith(EMAIL)),
  ...(await tablesWith(NAME)),
  ...(await tablesWith(PHONE)),
]

test('exports everything about an address, refuses to erase it before check-out, and then leaves no trace but amounts', async () => {
  const stay = (await enter({ checkIn: '2026-11-01', checkOut: '2026-11-05' })).body
  const ahead = (await enter({ checkIn: '2026-12-01', checkOut: '2026-12-05' })).body
  const link = emailedLink(testApp.context, { reference: stay.reference, linkVersion: 0 })
  const { pathname, search } = new URL(link, 'http://localhost')
  const own = `/api${pathname.replace('booking', 'bookings')}`
  const review = await testApp.send(`POST ${own}/review${search}`, { body: { stars: 5, text: NAME } })
  expect(review.status).toBe(201)
  await testApp.send(`PUT /api/admin/bookings/${ahead.id}`, { token, body: { guests: 1 } })
  const paid = await testApp.send('POST /api/admin/payments', {
    token,
    body: {
      bookingId: stay.id,
      amount: '400.00',
      paymentMethod: 'cash',
      status: 'completed',
      notes: `from ${NAME}`,
    },
  })
  expect(paid.status).toBe(201)
  const written = await testApp.send(`POST /api/admin/bookings/${stay.id}/thread`, {
    token,
    body: { text: `Dear ${NAME}` },
  })
  expect(written.status).toBe(201)
  await testApp.send('POST /api/badges/day1', { body: { userEmail: EMAIL, userName: NAME } })
  await testApp.database.db
    .insert(confirmedEmails)
    .values({ email: EMAIL, confirmedAt: '2026-11-01T00:00:00.000Z' })

  const call = (action: string) =>
    testApp.send(`POST /api/admin/privacy/${action}` as 'POST x', {
      token,
      body: { email: 'ADA@example.com' },
    })
  const exported = await call('export')
  expect(exported.status).toBe(200)
  expect(exported.body).toMatchObject({
    email: EMAIL,
    bookings: [{ guestName: NAME, guestPhone: PHONE }, { id: ahead.id }],
    bookingChanges: [{ bookingId: ahead.id, before: { guests: 2 }, after: { guests: 1 } }],
    messages: [{ text: `Dear ${NAME}` }],
    payments: [{ amount: '400.00' }],
    receipts: [{ cents: 40_000 }],
    badges: [{ userName: NAME }],
    confirmedEmails: [{ email: EMAIL }],
  })
  expect(exported.body.emails.length).toBeGreaterThan(0)
  expect(exported.body.auditTrail.length).toBeGreaterThan(0)

  const refused = await call('erase')
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.body.detail).toContain(ahead.reference)
  await testApp.send(`PUT /api/admin/bookings/${ahead.id}/status`, { token, body: { status: 'cancelled' } })

  const erasure = await call('erase')
  expect(erasure).toMatchObject({
    status: 200,
    body: { erased: { stays: 2, payments: 1, badges: 1, confirmedEmails: 1, reviews: 1 } },
  })
  expect(erasure.body.kept[0]).toContain('tax law')
  expect(await traces()).toEqual([])
  const [row] = await testApp.database.db.select().from(bookings).where(eq(bookings.id, stay.id))
  expect(row).toMatchObject({ checkIn: '2026-11-01', totalPrice: stay.totalPrice, guestName: 'Erased guest' })
  expect((await testApp.send('GET /api/admin/payments', { token })).body[0].amount).toBe('400.00')
  const entries = await testApp.database.db
    .select({ action: auditTrail.action, by: auditTrail.adminName })
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'data of a person'))
    .orderBy(auditTrail.id)
  expect(entries).toEqual([
    { action: 'export', by: 'Olive Owner' },
    { action: 'erase', by: 'Olive Owner' },
  ])
  expect((await call('export')).status).toBe(404)
  expect((await call('erase')).status).toBe(404)

  const texts = { messages: { text: `I am ${NAME}` }, review: { stars: 5, text: `Yours, ${NAME}` } }
  const refusal = {
    status: 409,
    body: { detail: 'The guest of this stay was erased. It can only be read.' },
  }
  for (const [part, body] of Object.entries(texts))
    expect(await testApp.send(`POST ${own}/${part}${search}`, { body })).toMatchObject(refusal)
  for (const change of [{ name: NAME }, { email: EMAIL }, { phone: PHONE }, { note: `Of ${NAME}` }])
    expect(
      await testApp.send(`PUT /api/admin/bookings/${stay.id}`, { token, body: { price: 'keep', ...change } }),
    ).toMatchObject(refusal)
  for (const body of [{ removedReason: null }, { removedReason: 'Spam' }, { reply: `Thank you, ${NAME}` }])
    expect(await testApp.send(`PUT /api/admin/reviews/${review.body.id}`, { token, body })).toMatchObject({
      status: 409,
      body: { detail: 'The guest of this review was erased. It can only be read.' },
    })
  expect((await testApp.send('GET /api/lodges/xrp-lodge/reviews')).body).toMatchObject({ count: 0 })
  expect(await traces()).toEqual([])
})

test('only an admin may export and erase', async () => {
  for (const action of ['export', 'erase'])
    expect(
      (await testApp.send(`POST /api/admin/privacy/${action}` as 'POST x', { body: { email: EMAIL } }))
        .status,
    ).toBe(401)
})

test('the command line exports and erases, and explains a refusal', async () => {
  await testApp.send('POST /api/badges/day1', { body: { userEmail: 'bo@example.com', userName: 'Bo Marl' } })
  const run = (command: string) =>
    runAdminCommand({ db: testApp.database.db, clock: testApp.clock }, command.split(' '))
  expect(JSON.parse(await run('export Bo@example.com')).badges).toMatchObject([{ userName: 'Bo Marl' }])
  expect(await run('erase bo@example.com')).toContain('badges: 1')
  expect(await tablesWith('bo@example.com')).toEqual([])
  await expect(run('erase bo@example.com')).rejects.toThrow('Nothing is stored about this address')
  await expect(run('erase owner@example.com')).rejects.toThrow('account of active staff')
})

const erase = (email: string) => testApp.send('POST /api/admin/privacy/erase', { token, body: { email } })

test.each(['refunded', 'failed'] as const)(
  'the buyer of a print that was paid is erased once its payment is %s',
  async (status) => {
    const { db } = testApp.database
    const at = '2026-11-01T00:00:00.000Z'
    const [piece] = await db.select({ id: artPieces.id }).from(artPieces).limit(1)
    const buyer = { payerName: 'Pia', payerEmail: 'pia@example.com', createdAt: at, updatedAt: at }
    const paid = { ...buyer, amount: '69.99', purpose: 'art', status: 'completed' } as const
    const [payment] = await db.insert(payments).values(paid).returning()
    const order = { paymentId: payment?.id ?? 0, artPieceId: piece?.id ?? 0, title: 'A print' }
    await db.insert(artOrders).values({ ...order, createdAt: at, paidAt: at, updatedAt: at })
    expect((await erase('pia@example.com')).body.detail).toContain('is not sent yet')
    await db
      .update(payments)
      .set({ status })
      .where(eq(payments.id, payment?.id ?? 0))
    expect(await erase('pia@example.com')).toMatchObject({ status: 200, body: { erased: { payments: 1 } } })
    expect(await tablesWith('pia@example.com')).toEqual([])
  },
)

test('a former member of staff leaves no name in stays and cleanings, unless an active account has it', async () => {
  const { db } = testApp.database
  const at = '2026-11-01T00:00:00.000Z'
  const formerly = (email: string, name: string) => ({ email, name, isActive: false, createdAt: at })
  await db
    .insert(adminUsers)
    .values([formerly('hal@example.com', 'Hal Housekeeper'), formerly('namesake@example.com', 'Olive Owner')])
  const stay = (await enter({ checkIn: '2026-11-08', checkOut: '2026-11-10' })).body
  const noted = { bookingId: stay.id, status: 'changed', by: 'owner', at }
  await db.insert(bookingHistory).values({ ...noted, adminName: 'Hal Housekeeper' })
  const cleaned = { lodgeSlug: 'xrp-lodge', doneAt: at }
  await db.insert(cleanings).values([
    { ...cleaned, date: '2026-11-10', doneBy: 'Hal Housekeeper' },
    { ...cleaned, date: '2026-11-12', doneBy: 'Olive Owner' },
  ])
  const erased = await erase('hal@example.com')
  expect(erased.body.erased).toEqual({ accounts: 1 })
  expect(erased.body.kept.join()).not.toContain('same name')
  expect(await tablesWith('Hal Housekeeper')).toEqual([])
  const namesake = await erase('namesake@example.com')
  expect(namesake.body.kept.join()).toContain('an active account has the same name')
  const cleaners = await db.select({ by: cleanings.doneBy }).from(cleanings).orderBy(cleanings.date)
  expect(cleaners.map(({ by }) => by)).toEqual(['Former member of staff', 'Olive Owner'])
})
