import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { changingStays, moved } from '#server/testing/changing-stays.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const clock = testClock('2026-11-21T18:00:00Z')
let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock, environment: { PAYMENT_PROVIDER: 'sandbox' } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const { aStay, change, undo } = changingStays(() => ({ testApp, token }))
const close = (from: string, to: string) =>
  testApp.send('POST /api/admin/closures', {
    token,
    body: { lodgeSlug: 'xrp-lodge', from, to, reason: 'Roof', force: true },
  })

test('an instant booking that was not paid in time is not moved to another lodge', async () => {
  await testApp.send('PUT /api/admin/lodges/arbitrum-lodge', { token, body: { instantBook: true } })
  const body = {
    name: 'Ina',
    email: 'ina@example.com',
    checkIn: '2027-02-01',
    checkOut: '2027-02-03',
    lodgeId: 12,
  }
  const stay = (await testApp.send('POST /api/bookings', { body })).body
  expect(stay.status).toBe('awaiting_payment')
  clock.pass(31 * 60_000)
  const refused = await change(stay.id, { lodgeId: 1, price: 'keep' })
  expect([refused.status, refused.body.code, refused.body.bookingStatus]).toEqual([
    409,
    'conflict',
    'declined',
  ])
})

test('undo restores nights that were closed before the change', async () => {
  const stay = await aStay()
  await close(stay.checkIn, stay.checkOut)
  clock.pass(60_000)
  expect((await change(stay.id, { checkOut: addDays(stay.checkIn, 1), price: 'keep' })).status).toBe(200)
  const undone = await undo(stay.id)
  expect([undone.status, undone.body.checkOut]).toEqual([200, stay.checkOut])
})

test('undo of a change is refused once another owner has changed the stay again', async () => {
  const stay = await aStay()
  const first = (await change(stay.id, { ...moved(stay, 1), price: 'keep' })).body
  clock.pass(1000)
  const second = (await change(stay.id, { phone: '970 555 0100' })).body
  expect(second.changeMadeAt).not.toBe(first.changeMadeAt)
  const refused = await undo(stay.id, first.changeMadeAt)
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The booking has changed since. Please look at it again.',
  ])
  const undone = await undo(stay.id, second.changeMadeAt)
  expect(undone.body).toMatchObject({ ...moved(stay, 1), guestPhone: null, changeMadeAt: null })
})

test('undo is refused for nights that were closed since the change', async () => {
  const stay = await aStay()
  await change(stay.id, { checkOut: addDays(stay.checkIn, 1), price: 'keep' })
  clock.pass(1000)
  await close(addDays(stay.checkIn, 1), stay.checkOut)
  const refused = await undo(stay.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
})

test.each(['an edited closure', 'an edited event', 'a restored event'])(
  'undo is refused for nights that %s has closed since the change',
  async (what) => {
    const stay = await aStay()
    const [kind, body] = what.endsWith('closure')
      ? ['closures', { lodgeSlug: 'xrp-lodge', from: '2028-06-01', to: '2028-06-02', reason: 'Roof' }]
      : [
          'calendar-events',
          {
            title: 'Roof',
            eventDate: what === 'a restored event' ? stay.checkIn : '2028-06-01',
            startTime: '09:00',
            endTime: '17:00',
            lodgeSlug: 'xrp-lodge',
            eventType: 'maintenance',
          },
        ]
    const path = `/api/admin/${kind}`
    const { id } = (await testApp.send(`POST ${path}`, { token, body })).body
    if (what === 'a restored event') await testApp.send(`DELETE ${path}/${id}`, { token })
    clock.pass(1000)
    expect((await change(stay.id, { ...moved(stay, 4), price: 'keep' })).status).toBe(200)
    clock.pass(1000)
    const nights = { from: stay.checkIn, to: stay.checkOut, eventDate: stay.checkIn }
    const closed =
      what === 'a restored event'
        ? await testApp.send(`POST ${path}/${id}/restore`, { token })
        : await testApp.send(`PUT ${path}/${id}`, { token, body: { ...body, ...nights } })
    expect(closed.status).toBe(200)
    const refused = await undo(stay.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  },
)
