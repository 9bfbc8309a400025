import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { acquireLease, holdLease } from './leases.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('a lease is held until its end', async () => {
  const { context, clock } = testApp
  expect(await acquireLease(context, 'held', MINUTE)).toBe(true)
  expect(await acquireLease(context, 'held', MINUTE)).toBe(false)
  clock.pass(MINUTE + 1)
  expect(await acquireLease(context, 'held', MINUTE)).toBe(true)
  await holdLease(context, 'held', DAY)
  clock.pass(MINUTE + 1)
  expect(await acquireLease(context, 'held', MINUTE, DAY)).toBe(false)
})

test('a lease taken by a clock that ran a day ahead is free once the clock is right', async () => {
  const { context, clock } = testApp
  clock.pass(DAY)
  expect(await acquireLease(context, 'ahead', MINUTE)).toBe(true)
  clock.pass(-DAY)
  expect(await acquireLease(context, 'ahead', MINUTE)).toBe(true)
  expect(await acquireLease(context, 'ahead', MINUTE)).toBe(false)
})
