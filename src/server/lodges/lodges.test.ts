import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const edit = (slug: string, body: object) => testApp.send(`PUT /api/admin/lodges/${slug}`, { token, body })
const lodge = async (slug: string) => (await testApp.send(`GET /api/lodges/${slug}`)).body

test('an edit changes the fields it names and no others', async () => {
  const before = await lodge('mew-lodge')
  const { status, body } = await edit('mew-lodge', { price: 333, version: before.version })
  expect([status, body]).toEqual([200, { ...before, price: 333, version: before.version + 1 }])
})

test('a conflict names what others changed since, however many edits ago, and not what one was about to write', async () => {
  const { version, price } = await lodge('bonk-lodge')
  await edit('bonk-lodge', { price: price + 1, version })
  await edit('bonk-lodge', { price: price + 2, maxGuests: 3, version: version + 1 })
  await edit('bonk-lodge', { description: 'Quiet.' })
  const refused = await edit('bonk-lodge', { name: 'Bark Lodge', maxGuests: 3, version })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    version: version + 3,
    current: { price: price + 2, description: 'Quiet.' },
  })
  expect(Object.keys(refused.body.current)).toEqual(['price', 'description'])
  const later = await edit('bonk-lodge', { name: 'Bark Lodge', version: version + 2 })
  expect(later.body.current).toEqual({ description: 'Quiet.' })
  expect(await lodge('bonk-lodge')).toMatchObject({ name: 'Bonk Lodge', maxGuests: 3 })
})

test('an edit that changes nothing makes no new version and no entry in the trail', async () => {
  const before = await lodge('pnut-lodge')
  const trail = async () => (await testApp.send('GET /api/admin/audit', { token })).body.length
  const entries = await trail()
  const { name, features, imageTexts, version } = before
  expect((await edit('pnut-lodge', { name, features, imageTexts, version })).body).toEqual(before)
  expect(await trail()).toBe(entries)
})
