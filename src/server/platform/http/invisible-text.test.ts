import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const stay = { email: 'ada@example.com', checkIn: '2026-12-01', checkOut: '2026-12-03' }
const interest = { email: 'ada@example.com', packageId: 'gold' }
const badge = { email: 'ada@example.com', investmentAmount: 1000, investmentTier: 'early_investor' }

test.each([
  ['bookings', { ...stay }, 'name', 'Name must be at least 2 characters'],
  ['badges/day1', { userEmail: 'ada@example.com' }, 'userName', 'Name is required'],
  ['badges/investor', badge, 'userName', 'Name is required'],
  ['investments/interests', interest, 'name', 'Name is required'],
  ['chat/xrp-lodge', { message: 'Hello' }, 'userName', 'Name is required'],
  ['chat/xrp-lodge', { userName: 'Ada' }, 'message', 'Message is required'],
])('POST /api/%s refuses an invisible name or message', async (path, body, field, message) => {
  for (const unseen of ['\u200b\u200b\u200b', '\u3164\u3164', ' \u2060\u00ad\ufeff ', '\u{e0041}\u{e0042}']) {
    const { status, body: problem } = await testApp.send(`POST /api/${path}`, {
      body: { ...body, [field]: unseen },
    })
    expect([status, problem.errors]).toEqual([400, [{ path: field, message }]])
  }
})

test('drops invisible characters around a name before storing it', async () => {
  const body = { userName: '\u200bAda\u2060 ', userEmail: 'ada@example.com' }
  expect((await testApp.send('POST /api/badges/day1', { body })).body.userName).toBe('Ada')
})
