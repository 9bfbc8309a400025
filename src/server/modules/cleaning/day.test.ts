import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-03-01T20:00:00Z') })
  token = await testApp.adminToken()
  await stay('Leaver', 1, '2027-02-26', '2027-03-01')
  await stay('Comer', 1, '2027-03-01', '2027-03-04')
  await stay('Stayer', 2, '2027-02-27', '2027-03-03')
  await stay('Request', 3, '2027-03-01', '2027-03-03', 'requested')
})
afterAll(() => testApp.close())

async function stay(name: string, lodgeId: number, checkIn: string, checkOut: string, status = 'confirmed') {
  const body = { name, lodgeId, checkIn, checkOut, guests: 2, source: 'owner', status }
  const entered = await testApp.send('POST /api/admin/bookings', { token, body })
  expect(entered.status).toBe(201)
  return entered.body
}
const day = async (query = '') => (await testApp.send(`GET /api/admin/day${query}`, { token })).body
const clean = (address: string, body: object) =>
  testApp.send(`PUT /api/admin/cleaning/${address}`, { token, body })
const names = (stays: { guestName: string }[]) => stays.map(({ guestName }) => guestName)

test('lists arrivals, departures, stays and the cleaning that a departure makes', async () => {
  const { arrivals, departures, inHouse, cleaning } = await day('?date=2027-03-01')
  expect([names(arrivals), names(departures), names(inHouse)]).toEqual([['Comer'], ['Leaver'], ['Stayer']])
  expect(cleaning).toEqual([
    {
      lodgeSlug: 'xrp-lodge',
      lodgeName: 'XRP Lodge',
      date: '2027-03-01',
      dueBy: '2027-03-01T23:00:00.000Z',
      nextArrival: '2027-03-01',
      nextParty: { guests: 2, adults: 2, children: 0, infants: 0, dogs: 0 },
      timeZone: 'America/Denver',
      doneAt: null,
      doneBy: null,
      note: null,
      picture: null,
    },
  ])
})

test('a day has neither emails, phones nor prices', async () => {
  const sheet = await day('?date=2027-03-01')
  const fields =
    'adults checkIn checkInFrom checkOut checkOutUntil children dogs door guestName guests id infants lodgeName lodgeSlug reference timeZone'
  for (const list of [sheet.arrivals, sheet.departures, sheet.inHouse])
    expect(Object.keys(list[0]).sort().join(' ')).toBe(fields)
})

test("'ahead' counts from each lodge's own today", async () => {
  const { dates, arrivals, departures } = await day('?ahead=2')
  expect([dates, arrivals, names(departures)]).toEqual([['2027-03-03'], [], ['Stayer']])
})

test("the day without a date is each lodge's own", async () => {
  expect(names((await day()).arrivals)).toEqual(['Comer'])
  testApp.clock.set('2027-03-02T06:00:00Z')
  token = await testApp.adminToken()
  expect(names((await day()).arrivals)).toEqual(['Comer'])
  testApp.clock.set('2027-03-02T08:00:00Z')
  token = await testApp.adminToken()
  expect(names((await day()).arrivals)).toEqual([])
})

test('a cleaning is ticked off with a note and opened again', async () => {
  const { status, body } = await clean('doge-lodge/2027-03-03', { done: true, note: 'A lamp is broken' })
  expect(status).toBe(200)
  const done = { doneAt: '2027-03-02T08:00:00.000Z', doneBy: 'Olive Owner', note: 'A lamp is broken' }
  expect(body).toMatchObject({ ...done, nextArrival: null, dueBy: null })
  testApp.clock.pass(60_000)
  expect((await clean('doge-lodge/2027-03-03', { done: true })).body).toMatchObject(done)
  expect((await day('?date=2027-03-03')).cleaning).toMatchObject([done])
  const noted = await clean('doge-lodge/2027-03-03', { note: 'Two lamps' })
  expect(noted.body).toMatchObject({ ...done, note: 'Two lamps' })
  const opened = await clean('doge-lodge/2027-03-03', { done: false, note: null })
  expect(opened.body).toMatchObject({ doneAt: null, doneBy: null, note: null })
  const { body: audit } = await testApp.send('GET /api/admin/audit?limit=1', { token })
  expect(audit[0]).toMatchObject({ action: 'reopen', subject: 'cleaning doge-lodge 2027-03-03' })
})

test('a note that somebody else has changed is not replaced unseen', async () => {
  const write = (note: string | null, seenNote: string | null) =>
    clean('doge-lodge/2027-03-03', { done: true, note, seenNote })
  expect((await write('Kettle broken', null)).status).toBe(200)
  const late = await write('Towels missing', null)
  expect([late.status, late.body.current]).toEqual([409, { note: 'Kettle broken' }])
  expect((await clean('doge-lodge/2027-03-03', { done: false })).body.note).toBe('Kettle broken')
  // The same change again, whose answer was lost, and one that has seen the other.
  expect((await write('Kettle broken', null)).status).toBe(200)
  expect((await write('Kettle broken, towels missing', 'Kettle broken')).status).toBe(200)
  await clean('doge-lodge/2027-03-03', { done: false, note: null })
})

test('today lists a cleaning of the days before until it is done or guests have come', async () => {
  testApp.clock.set('2027-03-05T20:00:00Z')
  token = await testApp.adminToken()
  const unfinished = async () => {
    const { unfinished: list } = await day()
    return list.map(({ lodgeSlug, date }: { lodgeSlug: string; date: string }) => `${lodgeSlug} ${date}`)
  }
  expect(await unfinished()).toEqual(['xrp-lodge 2027-03-04', 'doge-lodge 2027-03-03'])
  await clean('doge-lodge/2027-03-03', { done: true })
  expect(await unfinished()).toEqual(['xrp-lodge 2027-03-04'])
  expect((await day('?date=2027-03-05')).unfinished).toEqual([])
  await stay('Newcomer', 1, '2027-03-04', '2027-03-08')
  expect(await unfinished()).toEqual([])
})

test('a stay that is cancelled while its guests are there ends that day and makes a cleaning', async () => {
  const cut = await stay('Cut', 4, '2027-03-05', '2027-03-09')
  const later = await stay('Later', 5, '2027-03-07', '2027-03-09')
  testApp.clock.set('2027-03-07T20:00:00Z')
  token = await testApp.adminToken()
  for (const { id } of [cut, later]) {
    const body = { status: 'cancelled' }
    expect((await testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body })).status).toBe(200)
  }
  const listed = async (date: string) => {
    const { arrivals, departures, inHouse, cleaning } = await day(`?date=${date}`)
    const cleaned = cleaning.map(({ lodgeSlug }: { lodgeSlug: string }) => lodgeSlug)
    const isTheirs = (name: string) => name === 'Cut' || name === 'Later'
    return [...[arrivals, inHouse, departures].map((stays) => names(stays).filter(isTheirs)), cleaned]
  }
  expect(await listed('2027-03-05')).toEqual([['Cut'], [], [], []])
  expect(await listed('2027-03-06')).toEqual([[], ['Cut'], [], []])
  expect(await listed('2027-03-07')).toEqual([[], [], ['Cut'], ['pepe-lodge']])
  expect(await listed('2027-03-09')).toEqual([[], [], [], []])
  expect((await clean('pepe-lodge/2027-03-07', { done: true })).status).toBe(200)
})

test.each([
  ['doge-lodge/2027-03-02', { done: true }, 404],
  ['no-lodge/2027-03-03', { done: true }, 404],
  ['doge-lodge/2027-02-30', { done: true }, 404],
  ['doge-lodge/2027-03-03', {}, 400],
])('cleaning %s with %j is %i', async (address, body, status) => {
  expect((await clean(address, body)).status).toBe(status)
})

test('refuses a date that does not exist', async () => {
  expect((await testApp.send('GET /api/admin/day?date=2027-02-30', { token })).status).toBe(400)
})

test("a cleaning is due before another site's guests, unless the site only repeats our calendar", async () => {
  const { db } = testApp.database
  const lodgeSlug = 'cardano-lodge'
  const lodgeId = (await testApp.send(`GET /api/lodges/${lodgeSlug}`)).body.id
  await stay('Before', lodgeId, '2027-03-05', '2027-03-10')
  await stay('After', lodgeId, '2027-03-20', '2027-03-22')
  await testApp.send('POST /api/admin/closures', {
    token,
    body: { lodgeSlug, from: '2027-03-16', to: '2027-03-18', reason: 'Roof' },
  })
  const site = { lodgeSlug, name: 'Airbnb', url: 'https://a.example/c.ics', createdAt: '2027-01-01' }
  const [{ id: channelId = 0 } = {}] = await db.insert(channels).values(site).returning()
  const sell = (fromDate: string, toDate: string) =>
    db.insert(importedStays).values({ channelId, lodgeSlug, uid: fromDate, fromDate, toDate })
  const due = async () => (await day('?date=2027-03-10')).cleaning
  await sell('2027-03-16', '2027-03-18')
  await sell('2027-03-20', '2027-03-22')
  expect(await due()).toMatchObject([{ nextArrival: '2027-03-20' }])
  await sell('2027-03-12', '2027-03-14')
  await sell('2027-03-10', '2027-03-12')
  expect(await due()).toMatchObject([{ nextArrival: '2027-03-10', dueBy: '2027-03-10T21:00:00.000Z' }])

  const unfinished = async (today: string) => {
    testApp.clock.set(`${today}T20:00:00Z`)
    token = await testApp.adminToken()
    const list: { lodgeSlug: string }[] = (await day()).unfinished
    return list.filter((cleaning) => cleaning.lodgeSlug === lodgeSlug).length
  }
  await db.delete(importedStays).where(eq(importedStays.fromDate, '2027-03-10'))
  expect([await unfinished('2027-03-12'), await unfinished('2027-03-13')]).toEqual([1, 0])
})

test('a request withdrawn after its check-in date is no stay of any day', async () => {
  testApp.clock.set('2027-05-20T20:00:00Z')
  token = await testApp.adminToken()
  const { id } = await stay('Withdrawn', 6, '2027-05-20', '2027-05-24', 'requested')
  testApp.clock.set('2027-05-22T18:00:00Z')
  token = await testApp.adminToken()
  const body = { status: 'cancelled' }
  expect((await testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body })).status).toBe(200)
  for (const date of ['2027-05-20', '2027-05-21', '2027-05-22']) {
    const { arrivals, departures, inHouse, cleaning } = await day(`?date=${date}`)
    expect([...arrivals, ...departures, ...inHouse, ...cleaning]).toEqual([])
  }
})

test('what is noted as broken is a problem until it is solved, and its note stays in the audit trail', async () => {
  const problems = async () => (await testApp.send('GET /api/admin/cleaning-problems', { token })).body
  const solve = () => testApp.send('DELETE /api/admin/cleaning/xrp-lodge/2027-03-01/problem', { token })
  await clean('xrp-lodge/2027-03-01', { note: 'The kettle is broken.' })
  expect(await problems()).toContainEqual({
    lodgeSlug: 'xrp-lodge',
    lodgeName: 'XRP Lodge',
    date: '2027-03-01',
    note: 'The kettle is broken.',
    picture: null,
  })
  expect((await solve()).status).toBe(200)
  expect(await problems()).not.toContainEqual(expect.objectContaining({ date: '2027-03-01' }))
  expect((await solve()).status).toBe(404)
  const { body: trail } = await testApp.send('GET /api/admin/audit?search=solve', { token })
  expect(trail[0]).toMatchObject({ action: 'solve problem', before: { note: 'The kettle is broken.' } })
})
