import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const find = (email: string) => testApp.send('POST /api/find-booking', { body: { email } })
const subject = 'Your bookings at Crypto Lodge'
const emails = () =>
  testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, subject))
    .orderBy(desc(mailOutbox.id))

test('sends the links of its bookings to an address, and says nothing about others', async () => {
  const stay = {
    name: 'Ada',
    email: 'Ada@example.com',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    lodgeId: 1,
  }
  const { body: booked } = await testApp.send('POST /api/bookings', { body: stay })
  const known = await find('ada@EXAMPLE.com')
  const unknown = await find('nobody@example.com')
  expect([known.status, unknown.status]).toEqual([204, 204])
  expect(known.body).toEqual(unknown.body)
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: 'ada@example.com', isSecret: true })
  expect(email?.text).toContain(booked.link)
  await find('ada@example.com')
  expect(await emails()).toHaveLength(1)
  expect((await find('nowhere')).status).toBe(400)
})
