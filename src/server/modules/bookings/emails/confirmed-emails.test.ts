import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { mailServer, sendDue } from '#server/modules/mail/sender.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { attachCalendar } from './attach-calendar.ts'
import { refreshEmail } from './refresh-email.ts'

let testApp: TestApp
let token: string
const server = mailServer('smtp://127.0.0.1:9')
const sending = vi.spyOn(server, 'sendMail')
beforeAll(async () => {
  testApp = await createTestApp({ environment: { PAYMENT_PROVIDER: 'sandbox' } })
  token = await testApp.adminToken()
  sending.mockResolvedValue(undefined)
})
afterAll(async () => {
  sending.mockRestore()
  server.close()
  await testApp.close()
})

const GUEST = 'grace@example.com'
let lodgeId = 2

async function confirmedStay(pay: boolean) {
  await testApp.database.db.delete(mailOutbox)
  sending.mockClear()
  lodgeId += 1
  const body = { name: 'Grace', email: GUEST, lodgeId, checkIn: '2026-12-04', checkOut: '2026-12-07' }
  const { body: stay } = await testApp.send('POST /api/bookings', { body })
  if (pay) {
    const amount = String(stay.totalCents / 100)
    const payment = { bookingId: stay.id, amount, status: 'completed', paymentMethod: 'cash' }
    const paid = await testApp.send('POST /api/admin/payments', { token, body: payment })
    expect(paid.status).toBe(201)
  }
  const decided = { status: 'confirmed' }
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: decided })
  const [email] = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, GUEST))
    .orderBy(desc(mailOutbox.id))
  // A decision can be taken back until then.
  testApp.clock.pass(30_000)
  await sendDue(testApp.context, server, refreshEmail, attachCalendar)
  const sent = sending.mock.calls
    .map(([message]) => message)
    .find(({ subject }) => subject === email?.subject)
  return { stay, text: email?.text ?? '', html: email?.html ?? '', files: sent?.attachments ?? [] }
}

test('the email of an unpaid confirmed stay says what is due, until when, and has a button to pay', async () => {
  const { stay, text, html, files } = await confirmedStay(false)
  const price = `$${stay.totalCents / 100}`
  const until = formatInstantIn(stay.timeZone, Date.parse('2026-12-04T16:00:00Z'))
    .split(',')
    .slice(0, 2)
    .join(',')
  expect(text).toContain(`Please pay ${price} until ${until}`)
  expect(text).toContain(`Pay ${price}:`)
  expect(html).toContain(`Pay ${price}`)
  expect(files).toEqual([])
})

test('the email of a paid confirmed stay says where and when to arrive, and has the calendar file', async () => {
  const { stay, text, files } = await confirmedStay(true)
  expect(text).toContain('All is paid. You can arrive on')
  expect(text).toContain('See your booking:')
  expect(files).toMatchObject([{ filename: 'crypto-lodge-stay.ics' }])
  expect(String(files[0]?.content)).toContain(stay.reference)
  expect(String(files[0]?.content)).toContain('BEGIN:VEVENT')
})
