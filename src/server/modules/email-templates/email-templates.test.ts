import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestTemplates } from '#server/modules/mail/guest-templates.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { emailTemplates } from '#server/platform/database/tables/emails.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { writeSample, writeSamples } from '../email-previews/email-previews.ts'
import { composeConfirmationEmail } from '../mail/emails.ts'
import { queueAll } from '../mail/outbox.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.database.db.delete(emailTemplates)
  await testApp.database.db.delete(mailOutbox)
})

const change = (name: string, body: object) =>
  testApp.send(`PUT /api/admin/email-templates/${name}`, { token, body })
const list = async () => (await testApp.send('GET /api/admin/email-templates', { token })).body
const template = async (name: string) => (await list()).find((one: { name: string }) => one.name === name)
const outbox = () => testApp.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))

let day = 1
async function book() {
  day += 3
  const date = (offset: number) => `2027-01-${String(day + offset).padStart(2, '0')}`
  const body = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    guests: 2,
    lodgeId: 2,
    checkIn: date(0),
    checkOut: date(2),
  }
  const { status, body: stay } = await testApp.send('POST /api/bookings', { body })
  expect(status).toBe(201)
  return stay
}

test('each email to a guest, a buyer or a payer is written from the template of its name', () => {
  const samples = writeSamples(testApp.context).filter(({ recipient }) =>
    ['guest', 'buyer', 'payer'].includes(recipient),
  )
  expect(samples.map(({ name, draft }) => [name, draft?.name])).toEqual(
    samples.map(({ name }) => [name, name]),
  )
  expect(samples.map(({ name }) => name).toSorted()).toEqual(Object.keys(guestTemplates).toSorted())
  for (const name of Object.keys(guestTemplates)) {
    const email = writeSample(testApp.context, name)
    expect(email?.subject, name).not.toMatch(/[{}]/)
    expect(email?.text, name).not.toMatch(/[{}]|\n\n\n/)
  }
})

test('lists our words with the fields of each email', async () => {
  const templates = await list()
  expect(templates[0]).toMatchObject({
    name: 'requested-guest',
    subject: 'We have your request for {{lodgeName}}',
    isEdited: false,
    version: 0,
  })
  const confirmed = await template('confirmed-guest')
  expect(confirmed.text).toContain('{{cancellationSentence}}')
  expect(confirmed.fields).toEqual(
    expect.arrayContaining(['guestName', 'lodgeName', 'cancellationSentence', 'depositSentence']),
  )
  expect((await testApp.send('GET /api/admin/email-templates')).status).toBe(401)
})

test('an edited email goes out in the owner’s words, and returns to ours', async () => {
  const words = {
    subject: 'Hooray, {{guestName}}: {{lodgeName}}',
    text: 'Dear {{guestName}},\n\nsee **{{reference}}** at [your page]({{link}}).\n\n- boots\n- {{nights}}\n\n{{depositSentence}}\n\n{{cancellationSentence}}',
  }
  const { status, body } = await change('requested-guest', words)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...words, name: 'requested-guest', isEdited: true, version: 1 })
  const stay = await book()
  const [email] = (await outbox()).filter(({ recipient }) => recipient === 'ada@example.com')
  expect(email).toMatchObject({ subject: 'Hooray, Ada Lovelace: DOGE Lodge', template: 'requested-guest' })
  expect(email?.text).toMatch(
    new RegExp(
      `^Dear Ada Lovelace,\n\nsee ${stay.reference} at your page \\(http\\S+\\)\\.\n\n- boots\n- 2 nights\n\nUntil the owner`,
    ),
  )
  expect(email?.html).toContain(`<strong>${stay.reference}</strong>`)
  expect(email?.html).toContain('<li>boots</li>')
  expect((await testApp.send('GET /api/admin/emails/requested-guest', { token })).body.subject).toBe(
    'Hooray, Grace Guest: DOGE Lodge',
  )
  const back = await change('requested-guest', { subject: null, text: null })
  expect(back.body).toMatchObject({ isEdited: false, subject: 'We have your request for {{lodgeName}}' })
  const [entry] = await testApp.database.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'email requested-guest'))
    .orderBy(desc(auditTrail.id))
  expect(entry).toMatchObject({ before: words, after: { subject: 'We have your request for {{lodgeName}}' } })
})

test('refuses an unknown field at its place with the nearest known one', async () => {
  const { status, body } = await change('confirmed-guest', {
    subject: 'Hi {{guestNme}}',
    text: 'See {{lodge}}.',
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { path: 'subject', message: 'There is no field {{guestNme}}. Did you mean {{guestName}}?' },
    { path: 'text', message: expect.stringContaining('There is no field {{lodge}}.') },
  ])
  expect((await change('confirmed-guest', { subject: '', text: 'x' })).body.errors[0].path).toBe('subject')
  expect((await change('no-such', { subject: null, text: null })).status).toBe(404)
  expect((await template('confirmed-guest')).isEdited).toBe(false)
})

test('refuses a change of words that somebody else has changed', async () => {
  await change('guide-open', { text: 'First {{lodgeName}}', version: 0 })
  const refused = await change('guide-open', { text: 'Second', version: 0 })
  expect(refused.status).toBe(409)
  expect(refused.body.current).toMatchObject({ text: 'First {{lodgeName}}', version: 1 })
})

test('previews words that are not saved, with the data of a stay', async () => {
  const stay = await book()
  const preview = await testApp.send('POST /api/admin/email-templates/confirmed-guest/preview', {
    token,
    body: { subject: 'Hi {{guestName}}', text: '{{reference}} **now**', bookingId: stay.id },
  })
  expect(preview.status).toBe(200)
  expect(preview.body.subject).toBe('Hi Ada Lovelace')
  expect(preview.body.text).toContain(`${stay.reference} now`)
  expect(preview.body.html).toContain('src="/og/doge-lodge.jpg"')
  expect(JSON.stringify(preview.body)).not.toContain(stay.key)
})

test('sends a test to the person who is signed in', async () => {
  await change('guide-open', { subject: 'Soon: {{lodgeName}}' })
  const sent = await testApp.send('POST /api/admin/email-templates/guide-open/test', { token })
  expect(sent.status).toBe(201)
  expect(sent.body).toEqual({ recipient: testAdmin.email, sends: false })
  const draft = { subject: 'Draft for {{guestName}}' }
  await testApp.send('POST /api/admin/email-templates/guide-open/test', { token, body: draft })
  expect((await outbox()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [testAdmin.email, 'Draft for Grace Guest'],
    [testAdmin.email, 'Soon: DOGE Lodge'],
  ])
})

test('with a mail server an unconfirmed guest is greeted without the name', async () => {
  await change('requested-guest', { text: 'Hello {{guestName}}' })
  const context = { ...testApp.context, config: { ...testApp.config, SMTP_URL: 'smtp://127.0.0.1:9' } }
  const draft = writeSample(context, 'requested-guest')
  if (!draft) throw new Error('there is no sample')
  await queueAll(context, [{ recipient: 'grace@example.com', ...draft }])
  expect((await outbox())[0]?.text).toMatch(/^Hello there\n/)
  await testApp.database.db
    .insert(confirmedEmails)
    .values({ email: 'grace@example.com', confirmedAt: '2026-01-01T00:00:00Z' })
  await queueAll(context, [{ recipient: 'grace@example.com', ...draft }])
  expect((await outbox())[0]?.text).toMatch(/^Hello Grace Guest\n/)
})

test('a confirmation of an address keeps its link whatever the owner writes', async () => {
  await change('badge-confirm', { subject: 'Welcome', text: 'Press the button.' })
  await queueAll(testApp.context, [
    { recipient: 'b@example.com', ...composeConfirmationEmail('https://a.example/confirm?key=1') },
  ])
  expect((await outbox())[0]?.text).toBe(
    'Press the button.\n\nConfirm my address:\nhttps://a.example/confirm?key=1\n\nCrypto Lodge',
  )
})
