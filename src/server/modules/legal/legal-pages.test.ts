import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const visit = async (name: string) => (await testApp.send(`GET /api/pages/${name}`)).body
const missing = async () => (await testApp.send('GET /api/admin/pages', { token })).body.missing as string[]

test('leaves out what is not stated yet', async () => {
  const page = await visit('contact')
  expect(page).toMatchObject({ title: 'Contact', isOwn: false, updatedAt: null, facts: [] })
  expect(page.text).not.toContain('run by')
  expect(page.text).toMatch(/^We are glad to hear from you/)
  expect(page.text).not.toContain('{')
  for (const name of ['terms', 'privacy', 'accessibility']) {
    const { text } = await visit(name)
    expect(text).not.toMatch(/not stated yet|[{}]/)
  }
  expect((await testApp.send('GET /api/pages/imprint')).status).toBe(404)
})

test('the owner reads what is missing until it is stated', async () => {
  expect(await missing()).toEqual(
    expect.arrayContaining([
      'Operator',
      'Postal address',
      'Email address',
      'Phone number',
      'License number of XRP Lodge',
    ]),
  )
  const facts = {
    name: 'Lodges LLC',
    address: '1 Main Street',
    email: 'hi@lodges.example',
    phone: '+1 970 555 0100',
  }
  const changed = await testApp.send('PUT /api/admin/operator', { token, body: facts })
  expect(changed).toMatchObject({ status: 200, body: { facts: { ...facts, law: '' } } })
  await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body: { licence: 'STR-0042' } })
  const left = await missing()
  for (const gone of ['Operator', 'Postal address', 'License number of XRP Lodge'])
    expect(left).not.toContain(gone)
  expect(left).toContain('Law that governs the terms')
  const page = await visit('contact')
  expect(page.text).toContain('run by Lodges LLC')
  expect(page.facts).toContainEqual({ name: 'phone', label: 'Phone number', value: '+1 970 555 0100' })
  expect(page.lodges[0]).toMatchObject({ slug: 'xrp-lodge', licence: 'STR-0042' })
  const emptied = await testApp.send('PUT /api/admin/operator', { token, body: { phone: '' } })
  expect(emptied.body.facts).toMatchObject({ phone: '', name: 'Lodges LLC' })
})

test('the owner sets the text of a page, with facts, and returns to the standard text', async () => {
  const set = (text: string | null) => testApp.send('PUT /api/admin/pages/terms', { token, body: { text } })
  expect((await set('## Ours\n\nBy {name} and {somebody}.')).status).toBe(200)
  expect(await visit('terms')).toMatchObject({
    isOwn: true,
    text: '## Ours\n\nBy Lodges LLC and {somebody}.',
  })
  expect((await set('  ')).status).toBe(400)
  await set(null)
  expect((await visit('terms')).isOwn).toBe(false)
  const trail = (await testApp.send('GET /api/admin/audit', { token })).body
  expect(trail[0]).toMatchObject({ action: 'edit', subject: 'page terms', after: null })
})

test('a text that another owner has changed since it was read is not overwritten', async () => {
  const set = (body: object) => testApp.send('PUT /api/admin/pages/privacy', { token, body })
  const [standard] = (await testApp.send('GET /api/admin/pages', { token })).body.pages.filter(
    ({ name }: { name: string }) => name === 'privacy',
  )
  const answers = await Promise.all(['Mine.', 'Yours.'].map((text) => set({ text, from: standard.text })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { text: current } = await visit('privacy')
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current })
  expect((await set({ text: null, from: 'Neither.' })).status).toBe(409)
  // Repeated because its answer was lost.
  expect((await set({ text: current, from: standard.text })).status).toBe(200)
  expect((await set({ text: null, from: current })).status).toBe(200)
  expect((await set({ text: null, from: current })).status).toBe(200)
})

test('an address that is no email address is refused, and only staff may edit', async () => {
  const wrong = await testApp.send('PUT /api/admin/operator', { token, body: { email: 'nowhere' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } })
  expect((await testApp.send('PUT /api/admin/operator', { body: { name: 'X' } })).status).toBe(401)
})

test('a lodge has a licence and accessible features', async () => {
  const edit = { licence: '  ', accessibleFeatures: ['Step-free entrance'] }
  const edited = await testApp.send('PUT /api/admin/lodges/doge-lodge', { token, body: edit })
  expect(edited.body).toMatchObject({ licence: null, accessibleFeatures: ['Step-free entrance'] })
})

test('the configuration names the operator until the owner does', async () => {
  const configured = await createTestApp({ environment: { OPERATOR_NAME: 'Configured LLC' } })
  const page = await configured.send('GET /api/pages/contact')
  expect(page.body.text).toContain('run by Configured LLC')
  await configured.close()
})
