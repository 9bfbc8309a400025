import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const event = {
  title: 'New roof',
  description: '',
  eventDate: '2026-12-01',
  startTime: '09:00',
  endTime: '17:00',
  lodgeSlug: 'doge-lodge',
  eventType: 'maintenance',
}

test.each([
  ['calendar-events', event, 1],
  ['calendar-events/days', { ...event, eventDate: '2026-12-08', lastDate: '2026-12-10' }, 3],
  ['closures', { lodgeSlug: 'mew-lodge', from: '2026-12-20', to: '2026-12-22', reason: 'Painting' }, 1],
  ['calendar-feeds', { lodgeSlug: 'mew-lodge', name: 'Elsewhere', url: 'http://127.0.0.1:9/' }, 1],
])('a repeated POST /api/admin/%s creates nothing twice', async (path, body, count) => {
  const [list] = path.split('/')
  const listed = async () => (await testApp.send(`GET /api/admin/${list}`, { token })).body.length
  const before = await listed()
  const send = (key: string) =>
    testApp.send(`POST /api/admin/${path}`, { token, body, headers: { 'idempotency-key': key } })
  const first = await send('lost answer')
  const again = await send('lost answer')
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect(await listed()).toBe(before + count)
  await send('another')
  expect(await listed()).toBe(before + 2 * count)
})
