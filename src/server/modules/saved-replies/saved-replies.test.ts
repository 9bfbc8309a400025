import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const admin = (call: Parameters<TestApp['send']>[0], body?: object) =>
  testApp.send(call, { token, ...(body && { body }) })

test('an owner saves, changes and deletes replies', async () => {
  const made = await admin('POST /api/admin/saved-replies', { title: 'Wi-Fi', text: 'Hello {{guestName}}!' })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({ id: made.body.id, title: 'Wi-Fi', text: 'Hello {{guestName}}!' })
  const path = `/api/admin/saved-replies/${made.body.id}` as const
  await admin('POST /api/admin/saved-replies', { title: 'arrival', text: 'Come.' })
  const changed = await admin(`PUT ${path}`, { title: 'Internet', text: 'Hello.' })
  expect(changed.body).toEqual({ id: made.body.id, title: 'Internet', text: 'Hello.' })
  const { body } = await admin('GET /api/admin/saved-replies')
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['arrival', 'Internet'])
  expect((await admin(`DELETE ${path}`)).status).toBe(204)
  expect((await admin(`PUT ${path}`, { title: 'a', text: 'b' })).status).toBe(404)
  const refused = await admin('POST /api/admin/saved-replies', { title: 'a', text: '{{lodgeNam}}' })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual([
    { path: 'text', message: 'There is no field {{lodgeNam}}. Did you mean {{lodgeName}}?' },
  ])
  expect((await testApp.send('GET /api/admin/saved-replies')).status).toBe(401)
})

test('a reply is filled with the data of a stay', async () => {
  const text = 'Hello {{guestName}},\n\n{{lodgeName}} is ready from {{checkInTime}}. {{depositSentence}}'
  const { body: reply } = await admin('POST /api/admin/saved-replies', { title: 'Ready', text })
  const guest = { name: 'Ada Lovelace', email: 'ada@example.com', guests: 2, lodgeId: 2 }
  const stay = await testApp.send('POST /api/bookings', {
    body: { ...guest, checkIn: '2026-12-04', checkOut: '2026-12-07' },
  })
  const fill = (bookingId: number | null) =>
    admin(`POST /api/admin/saved-replies/${reply.id}/fill`, { bookingId })
  expect((await fill(stay.body.id)).body.text).toMatch(
    /^Hello Ada Lovelace,\n\nDOGE Lodge is ready from \d+.*[MO0]\.$/,
  )
  expect((await fill(null)).body.text).toMatch(/^Hello there,/)
  expect((await fill(99_999)).status).toBe(404)
})
