import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createFeedReader } from './feed-reader.ts'
import { syncDue } from './feed-rounds.ts'
import { fetchFeed } from './fetch-feed.ts'

const readFeed = createFeedReader(inject('feedWorker'))
let testApp: TestApp
let channel: Server
let answer: RequestListener
let token: string

beforeAll(async () => {
  testApp = await createTestApp({ environment: { FEED_ALLOW_PRIVATE: 'on' } })
  token = await testApp.adminToken()
  channel = createServer((request, response) => answer(request, response))
  await new Promise<void>((ready) => channel.listen(0, '127.0.0.1', () => ready()))
})
afterAll(async () => {
  channel.closeAllConnections()
  await new Promise<void>((closed) => channel.close(() => closed()))
  await testApp.close()
})

const address = () => `http://127.0.0.1:${(channel.address() as AddressInfo).port}/feed.ics`
const serveFeed = (body: string): void => {
  answer = (_request, response) => response.setHeader('content-type', 'text/calendar').end(body)
}

const airbnb = (...events: [string, string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...events.flatMap(([uid, from, to]) => [
      'BEGIN:VEVENT',
      `DTEND;VALUE=DATE:${to}`,
      `DTSTART;VALUE=DATE:${from}`,
      `UID:${uid}`,
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234',
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** Booking.com's: bare line feeds, and every closure named alike. */
const bookingCom = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//admin.booking.com//NONSGML v1.0//EN
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270301
DTEND;VALUE=DATE:20270304
UID:cf3ab0b7f4c5a1b2@booking.com
SUMMARY:CLOSED - Not available
END:VEVENT
END:VCALENDAR`

const addFeed = async (lodgeSlug: string) =>
  (
    await testApp.send('POST /api/admin/calendar-feeds', {
      token,
      body: { lodgeSlug, name: 'A channel', url: address() },
    })
  ).body
const sync = async (id: number) =>
  (await testApp.send(`POST /api/admin/calendar-feeds/${id}/sync`, { token })).body
const closedAt = async (slug: string) =>
  (await testApp.send(`GET /api/lodges/${slug}/availability`)).body.unavailable

test('an Airbnb feed closes its nights; changed and vanished stays are followed, and the owner is told what changed', async () => {
  serveFeed(airbnb(['one@airbnb.com', '20270110', '20270113'], ['two@airbnb.com', '20270120', '20270122']))
  const feed = await addFeed('xrp-lodge')
  expect(feed).toMatchObject({ lastError: null, stays: 2, lastChange: '2 added', conflicts: [] })
  expect(await closedAt('xrp-lodge')).toEqual([
    { from: '2027-01-10', to: '2027-01-13', reason: 'closed' },
    { from: '2027-01-20', to: '2027-01-22', reason: 'closed' },
  ])
  serveFeed(airbnb(['one@airbnb.com', '20270111', '20270113'], ['three@airbnb.com', '20270201', '20270202']))
  expect(await sync(feed.id)).toMatchObject({ stays: 2, lastChange: '1 added, 1 changed, 1 removed' })
  expect(await closedAt('xrp-lodge')).toEqual([
    { from: '2027-01-11', to: '2027-01-13', reason: 'closed' },
    { from: '2027-02-01', to: '2027-02-02', reason: 'closed' },
  ])
  expect(await sync(feed.id)).toMatchObject({ lastChange: 'Nothing changed' })
})

test("a Booking.com feed with bare line feeds closes 'CLOSED - Not available'; its check-out day stays free", async () => {
  serveFeed(bookingCom)
  await addFeed('doge-lodge')
  expect(await closedAt('doge-lodge')).toEqual([{ from: '2027-03-01', to: '2027-03-04', reason: 'closed' }])
  const body = { name: 'Ada', email: 'ada@example.com', guests: 1, lodgeId: 2 }
  const stay = (checkIn: string, checkOut: string) =>
    testApp.send('POST /api/bookings', { body: { ...body, checkIn, checkOut } })
  expect((await stay('2027-03-03', '2027-03-05')).status).toBe(409)
  expect((await stay('2027-03-04', '2027-03-05')).status).toBe(201)
})

test.each([
  ['a page that is no calendar', '<html>Please sign in</html>', 'This is not an iCalendar file'],
  ['a file that is cut off', bookingCom.slice(0, -30), 'The file is cut off'],
  ['a date that is none', bookingCom.replace('20270301', '2027XX01'), 'An event has no readable date'],
  [
    'an end before its beginning',
    bookingCom.replace('20270304', '20270201'),
    'An event ends before it begins',
  ],
  ['more than two megabytes', `${bookingCom}${' '.repeat(2_100_000)}`, 'The calendar is larger than 2 MB'],
])('%s is refused and what was closed before stays closed', async (_what, file, message) => {
  serveFeed(bookingCom)
  const feed = await addFeed('pepe-lodge')
  const before = await closedAt('pepe-lodge')
  serveFeed(file)
  const after = await sync(feed.id)
  expect(after.lastError).toContain(message)
  expect(after.lastSyncedAt).toBe(feed.lastSyncedAt)
  expect(await closedAt('pepe-lodge')).toEqual(before)
  await testApp.send(`DELETE /api/admin/calendar-feeds/${feed.id}`, { token })
  expect(await closedAt('pepe-lodge')).toEqual([])
})

test('a channel that errs or never answers is told to the owner', async () => {
  answer = (_request, response) => response.writeHead(500).end()
  const feed = await addFeed('pnut-lodge')
  expect(feed).toMatchObject({ lastError: 'The calendar answered with status 500', lastSyncedAt: null })
  answer = () => {}
  await expect(fetchFeed(address(), { allowPrivate: true, timeoutMs: 50 })).rejects.toThrow(
    'The calendar did not answer in time',
  )
})

test('a stay that both sold is a conflict that the owner sees', async () => {
  const { body } = await testApp.send('POST /api/bookings', {
    body: {
      name: 'Ada',
      email: 'ada@example.com',
      checkIn: '2027-01-09',
      checkOut: '2027-01-11',
      guests: 1,
      lodgeId: 5,
    },
  })
  serveFeed(airbnb(['one@airbnb.com', '20270110', '20270113']))
  const feed = await addFeed('solana-lodge')
  expect(feed.conflicts).toEqual([
    {
      bookingId: body.id,
      reference: body.reference,
      status: 'requested',
      checkIn: '2027-01-09',
      checkOut: '2027-01-11',
      soldFrom: '2027-01-10',
      soldTo: '2027-01-13',
    },
  ])
})

test('each calendar is read once a quarter of an hour, by one instance', async () => {
  serveFeed(bookingCom)
  const { body } = await testApp.send('GET /api/admin/calendar-feeds', { token })
  expect(await syncDue(testApp.context, readFeed)).toBe(0)
  testApp.clock.pass(16 * 60_000)
  const read = await Promise.all([syncDue(testApp.context, readFeed), syncDue(testApp.context, readFeed)])
  expect(read.reduce((a, b) => a + b)).toBe(body.length)
})

test('a calendar that fails in a way nobody foresaw does not keep the others of its round from being read', async () => {
  serveFeed(bookingCom)
  const { body } = await testApp.send('GET /api/admin/calendar-feeds', { token })
  testApp.clock.pass(16 * 60_000)
  const read: string[] = []
  const failing: typeof readFeed = async (question) => {
    if (read.push(question.timeZone) === 1) throw new RangeError('unforeseen')
    return []
  }
  expect(await syncDue(testApp.context, failing)).toBe(body.length)
  expect(read).toHaveLength(body.length)
})

test('instants close the nights between their dates at the lodge; cancelled events close none, weekly ones each', async () => {
  serveFeed(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:instants',
      'DTSTART:20270610T230000Z',
      'DTEND:20270612T170000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:off',
      'STATUS:CANCELLED',
      'DTSTART;VALUE=DATE:20270701',
      'DTEND;VALUE=DATE:20270702',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTART;VALUE=DATE:20270801',
      'DTEND;VALUE=DATE:20270802',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  await addFeed('shiba-inu-lodge')
  expect(await closedAt('shiba-inu-lodge')).toEqual([
    { from: '2027-06-10', to: '2027-06-12', reason: 'closed' },
    { from: '2027-08-01', to: '2027-08-02', reason: 'closed' },
    { from: '2027-08-08', to: '2027-08-09', reason: 'closed' },
  ])
})

test.each([
  'http://127.0.0.1/x',
  'http://localhost/x',
  'http://[::1]/x',
  'http://[::ffff:10.0.0.1]/x',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/x',
  'http://192.168.1.1/x',
  'http://[fd00::1]/x',
  'http://2130706433/x',
  'http://0.0.0.0/x',
])('an address on a private network is never asked: %s', async (url) => {
  await expect(fetchFeed(url, { allowPrivate: false })).rejects.toThrow('private network')
})

test('a redirect to another scheme or without end is refused; one to the calendar is followed', async () => {
  let hops = 0
  answer = (_request, response) =>
    hops++ === 0 ? response.writeHead(302, { location: '/moved.ics' }).end() : response.end(bookingCom)
  expect(await fetchFeed(address(), { allowPrivate: true })).toBe(bookingCom)
  answer = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  await expect(fetchFeed(address(), { allowPrivate: true })).rejects.toThrow('http or https')
  answer = (_request, response) => response.writeHead(302, { location: '/again.ics' }).end()
  await expect(fetchFeed(address(), { allowPrivate: true })).rejects.toThrow('redirects too often')
})

test('only an owner sees the calendars, and an address must be one', async () => {
  expect((await testApp.send('GET /api/admin/calendar-feeds')).status).toBe(401)
  const body = { lodgeSlug: 'xrp-lodge', name: 'x', url: 'file:///etc/passwd' }
  const refused = await testApp.send('POST /api/admin/calendar-feeds', { token, body })
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0]).toEqual({ path: 'url', message: 'Please enter an http or https address' })
})
