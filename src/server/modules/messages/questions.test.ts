import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let mailing: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ environment: { RATE_LIMIT: 'on' } })
  token = await testApp.adminToken()
  mailing = await createTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
afterAll(async () => {
  await testApp.close()
  await mailing.close()
})

type Question = { email: string; text: string }
const sendQuestion = (app: TestApp, body: Question, slug = 'xrp-lodge') =>
  app.send(`POST /api/lodges/${slug}/questions` as 'POST /api/lodges/xrp-lodge/questions', { body })
const questions = async (app: TestApp, token: string): Promise<InboxEntry[]> =>
  (await app.send('GET /api/admin/inbox', { token })).body.filter(
    ({ kind }: InboxEntry) => kind === 'question',
  )
const outbox = ({ database }: TestApp) => database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))

test('a question arrives at once without a mail server, and is answered by email', async () => {
  const sent = await sendQuestion(testApp, { email: 'Ada@Example.com', text: 'Is there a sauna?' })
  expect(sent).toMatchObject({ status: 201, body: { state: 'delivered' } })
  const [entry] = await questions(testApp, token)
  expect(entry).toMatchObject({
    title: 'ada@example.com',
    lodgeName: 'XRP Lodge',
    lastText: 'Is there a sauna?',
    lastFrom: 'guest',
    unread: 1,
  })
  const id = entry?.questionId ?? 0
  expect((await testApp.send('GET /api/admin/inbox/counts', { token })).body.unread).toBe(1)
  const read = { kind: 'question', questionId: id }
  expect((await testApp.send('POST /api/admin/inbox/read', { token, body: read })).status).toBe(204)
  expect((await testApp.send('GET /api/admin/inbox/counts', { token })).body.unread).toBe(0)
  const answer = await testApp.send(`POST /api/admin/questions/${id}/answers`, {
    token,
    body: { text: 'Yes, by the lake.' },
  })
  expect(answer.status).toBe(201)
  expect(answer.body.messages.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
    ['guest', 'Is there a sauna?'],
    ['owner', 'Yes, by the lake.'],
  ])
  const [email, notice] = await outbox(testApp)
  expect(email).toMatchObject({
    recipient: 'ada@example.com',
    subject: 'Answer to your question about XRP Lodge',
  })
  expect(email?.text).toContain('Yes, by the lake.')
  expect(notice?.subject).toBe('New question about XRP Lodge')
  expect(notice?.text).not.toContain('sauna')
})

test('the time of a reply is the median of the answers, once there are three', async () => {
  const app = await createTestApp()
  const staff = await app.adminToken()
  const host = async () => (await app.send('GET /api/host')).body
  expect(await host()).toEqual({ name: null, photos: null, replyMinutes: null })
  for (const minutes of [1, 3, 9]) {
    await sendQuestion(app, { email: `guest${minutes}@example.com`, text: 'Is there a sauna?' })
    const open = (await questions(app, staff)).find(({ lastFrom }) => lastFrom === 'guest')
    app.clock.pass(minutes * 60_000)
    const body = { text: 'Yes.' }
    const path = `POST /api/admin/questions/${open?.questionId}/answers` as const
    expect((await app.send(path, { token: staff, body })).status).toBe(201)
  }
  expect((await host()).replyMinutes).toBe(3)
  await app.close()
})

test('rejects an unknown lodge, a wrong address and a text over 2,000 characters', async () => {
  const email = 'ada@example.com'
  expect((await sendQuestion(mailing, { email, text: 'Hi' }, 'no-lodge')).status).toBe(404)
  expect((await sendQuestion(mailing, { email: 'nowhere', text: 'Hi' })).status).toBe(400)
  expect((await sendQuestion(mailing, { email, text: 'x'.repeat(2001) })).status).toBe(400)
  expect((await testApp.send('GET /api/admin/questions/1')).status).toBe(401)
})

test('with a mail server a question arrives once the link in the email was opened', async () => {
  const owner = await mailing.adminToken()
  const email = 'eve@example.com'
  const sent = await sendQuestion(mailing, { email, text: 'May I bring a goat?' })
  expect(sent).toMatchObject({ status: 201, body: { state: 'to_confirm' } })
  await sendQuestion(mailing, { email, text: 'And two?' })
  expect(await questions(mailing, owner)).toEqual([])
  const emails = (await outbox(mailing)).filter(({ recipient }) => recipient === email)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).not.toContain('goat')
  const link = /\/confirm-question\?\S+/.exec(emails[0]?.text ?? '')?.[0] ?? ''
  const wrong = await mailing.send(`GET ${link}x` as 'GET /confirm-question')
  expect(wrong.headers.location).toBe('/contact?question=unknown')
  expect(await questions(mailing, owner)).toEqual([])
  const opened = await mailing.send(`GET ${link}` as 'GET /confirm-question')
  expect(opened.headers.location).toBe('/contact?question=sent')
  expect((await questions(mailing, owner)).map(({ lastText }) => lastText).sort()).toEqual([
    'And two?',
    'May I bring a goat?',
  ])
})

test('a network has five questions an hour', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await sendQuestion(testApp, { email: `p${index}@example.com`, text: 'Hi' })).status)
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 201)).toHaveLength(4)
})

test('a person’s questions are exported and erased', async () => {
  const body = { email: 'ada@example.com' }
  const exported = await testApp.send('POST /api/admin/privacy/export', { token, body })
  expect(exported.body.questions).toHaveLength(1)
  const erased = await testApp.send('POST /api/admin/privacy/erase', { token, body })
  expect(erased.body.erased).toMatchObject({ questions: 1 })
  expect((await questions(testApp, token)).map(({ title }) => title)).not.toContain('ada@example.com')
})
