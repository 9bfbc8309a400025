import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Refuses every connection, so that the e-mails wait. */
const SMTP_URL = 'smtp://127.0.0.1:9'
const PUBLIC_URL = 'https://lodge.example'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ environment: { SMTP_URL, PUBLIC_URL } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const invite = async (email: string) =>
  (
    await testApp.send('POST /api/admin/staff', {
      token,
      body: { name: 'Hanna Helper', email, role: 'housekeeper' },
    })
  ).body
const waitingFor = (recipient: string) =>
  testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

test('the email of an invitation has the link, which the outbox does not show', async () => {
  const { email, inviteLink } = await invite('shown@example.com')
  expect(await waitingFor(email)).toMatchObject([
    { isSecret: true, text: expect.stringContaining(inviteLink) },
  ])
  const { letters } = (await testApp.send('GET /api/admin/outbox', { token })).body
  expect(letters.some(({ recipient }: { recipient: string }) => recipient === email)).toBe(true)
  expect(JSON.stringify(letters)).not.toContain(new URL(inviteLink).search)
})

test('a renewed invitation has one email, with the new link', async () => {
  const { email } = await invite('renewed@example.com')
  const { inviteLink } = await invite(email)
  expect(await waitingFor(email)).toMatchObject([{ text: expect.stringContaining(inviteLink) }])
})

test('no email of an accepted or cancelled invitation waits', async () => {
  const accepted = await invite('accepted@example.com')
  const body = {
    token: new URL(accepted.inviteLink).searchParams.get('token'),
    password: 'lavender and linen',
  }
  expect((await testApp.send('POST /api/admin/accept-invite', { body })).status).toBe(200)
  const cancelled = await invite('cancelled@example.com')
  await testApp.send(`PUT /api/admin/staff/${cancelled.id}`, { token, body: { isActive: false } })
  expect([await waitingFor(accepted.email), await waitingFor(cancelled.email)]).toEqual([[], []])
})
