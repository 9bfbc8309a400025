import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('a quote has the discount as soon as the address has its badge', async () => {
  const quote = async () =>
    (
      await testApp.send(
        'GET /api/lodges/doge-lodge/quote?checkIn=2027-01-10&checkOut=2027-01-12&email=Grace@Example.com',
      )
    ).body.discount
  expect(await quote()).toBe(0)
  await testApp.send('POST /api/badges/day1', { body: { userEmail: 'grace@example.com', userName: 'Grace' } })
  expect(await quote()).toBeGreaterThan(0)
})
