import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalendar } from '#server/modules/calendar/icalendar/icalendar-reader.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { LodgeCalendars } from './lodge-calendars.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { PUBLIC_URL: 'https://lodge.example' } })
})
afterAll(() => testApp.close())

const book = async (change: object = {}) =>
  (
    await testApp.send('POST /api/bookings', {
      body: {
        name: 'Grace Guest',
        email: 'grace@example.com',
        checkIn: '2026-12-10',
        checkOut: '2026-12-13',
        guests: 2,
        specialRequests: 'Côté lac, s’il vous plaît',
        lodgeId: 1,
        ...change,
      },
    })
  ).body

const fetchCalendar = (slug: string) => testApp.send(`GET /api/lodges/${slug}/calendar.ics`)
const parseEvents = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')

function expectRfc5545(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
}

test("a lodge's calendar names the nights that are taken, and no guest", async () => {
  const booking = await book()
  const { status, headers, body } = await fetchCalendar('xrp-lodge')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expectRfc5545(body)
  expect(body).toContain('DTSTART;VALUE=DATE:20261210\r\nDTEND;VALUE=DATE:20261213\r\n')
  expect(body).toContain('DTSTAMP:20261121T120000Z')
  for (const secret of ['Grace', 'grace@', booking.reference, booking.key]) expect(body).not.toContain(secret)
  expect((await fetchCalendar('xrp-lodge')).body).toBe(body)
  expect((await fetchCalendar('no-such-lodge')).status).toBe(404)
})

test('a calendar without nights has a component that closes none', async () => {
  const token = await testApp.adminToken()
  const expectNoNights = (text: string) => {
    expectRfc5545(text)
    expect(text).toMatch(/\r\nBEGIN:VTIMEZONE\r\n[\s\S]*\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/)
    expect(text).not.toMatch(/^(BEGIN:VEVENT|METHOD:)/m)
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
    const span = { from: '2026-11-21', to: '2027-12-21' }
    expect(readCalendar(text, 'America/Denver', span)).toEqual({ stays: [], unread: [], partial: [] })
  }
  expectNoNights((await fetchCalendar('mew-lodge')).body)
  const { id } = await book({ lodgeId: 10 })
  expect((await fetchCalendar('mew-lodge')).body).toContain('METHOD:PUBLISH')
  const declined = await testApp.send(`PUT /api/admin/bookings/${id}/status`, {
    token,
    body: { status: 'declined' },
  })
  expect(declined.status).toBe(200)
  expectNoNights((await fetchCalendar('mew-lodge')).body)
})

test('an event keeps its UID when the stay is confirmed, and is removed when it is cancelled', async () => {
  const token = await testApp.adminToken()
  const { id } = await book({ lodgeId: 2 })
  const setStatus = (status: string) =>
    testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status } })
  const [before] = parseEvents((await fetchCalendar('doge-lodge')).body)
  await setStatus('confirmed')
  const [after] = parseEvents((await fetchCalendar('doge-lodge')).body)
  expect(before?.uid).toMatch(/@lodge\.example$/)
  expect(after?.uid).toBe(before?.uid)
  await setStatus('cancelled')
  expect(parseEvents((await fetchCalendar('doge-lodge')).body)).toEqual([])
})

test("a lodge's calendar holds the owner's closures, and no imported stay", async () => {
  const token = await testApp.adminToken()
  const event = { title: 'Stove', eventDate: '2026-12-20', startTime: '09:00', endTime: '10:00' }
  await testApp.send('POST /api/admin/calendar-events', {
    token,
    body: { ...event, lodgeSlug: 'pepe-lodge', eventType: 'maintenance' },
  })
  await testApp.send('POST /api/admin/calendar-events', {
    token,
    body: { ...event, lodgeSlug: 'pepe-lodge', eventType: 'cleaning' },
  })
  const { body } = await fetchCalendar('pepe-lodge')
  expect(parseEvents(body)).toHaveLength(1)
  expect(body).toContain('SUMMARY:Not available')
  expect(body).not.toContain('Stove')
})

test('a guest exports their own stay with a link to its page; nobody else can', async () => {
  const { reference, key } = await book({ lodgeId: 3 })
  const mine = await testApp.send(`GET /api/bookings/${reference}/calendar.ics?key=${key}`)
  expect(mine.headers['content-disposition']).toBe('attachment; filename="crypto-lodge-stay.ics"')
  expectRfc5545(mine.body)
  const [stay] = parseEvents(mine.body)
  expect(stay).toMatchObject({ summary: 'Stay at Shiba Inu Lodge', status: 'TENTATIVE' })
  const unfolded = mine.body.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`https://lodge.example/booking/${reference}?key=${key}`)
  expect((await testApp.send(`GET /api/bookings/${reference}/calendar.ics?key=wrong`)).status).toBe(404)
})

test("a stay's calendar has the lodge's hours, and its address once the stay is confirmed", async () => {
  const token = await testApp.adminToken()
  const address = '7 Dune Road\nOuter Banks'
  const guide = { directions: '', wifiName: '', wifiPassword: '', rules: [], contact: '', doorCode: null }
  const saved = await testApp.send('PUT /api/admin/lodges/doge-lodge/guide', {
    token,
    body: { ...guide, address },
  })
  expect(saved.status).toBe(200)
  const dates = { checkIn: '2027-03-12', checkOut: '2027-03-15' }
  const { id, reference, key } = await book({ lodgeId: 2, ...dates })
  const read = async () => (await testApp.send(`GET /api/bookings/${reference}/calendar.ics?key=${key}`)).body
  const before = await read()
  const [held] = parseEvents(before)
  expect(held?.location).toBe('DOGE Lodge, Outer Banks, North Carolina. Exact address after confirmation')
  expect(before).not.toContain('Dune Road')
  expect(before).toContain('DTSTART;TZID=America/New_York:20270312T160000\r\n')
  expect(before).toContain('DTEND;TZID=America/New_York:20270315T110000\r\n')
  await testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status: 'confirmed' } })
  const after = await read()
  expectRfc5545(after)
  expect(parseEvents(after)[0]).toMatchObject({ location: '7 Dune Road, Outer Banks', status: 'CONFIRMED' })
  await testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status: 'cancelled' } })
  expect(parseEvents(await read())[0]?.location).toBe('DOGE Lodge, Outer Banks, North Carolina')
})

test("a program that knows no time zone reads the lodge's hours across a change of the clock", async () => {
  // Clocks go forward in California on 14 March 2027.
  const { reference, key } = await book({ lodgeId: 8, checkIn: '2027-03-12', checkOut: '2027-03-15' })
  const { body } = await testApp.send(`GET /api/bookings/${reference}/calendar.ics?key=${key}`)
  const calendar = new ICAL.Component(ICAL.parse(body))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const instants = [event.startDate, event.endDate].map((time) => {
    time.zone = zone
    return time.toJSDate().toISOString()
  })
  expect(instants).toEqual(['2027-03-13T00:00:00.000Z', '2027-03-15T18:00:00.000Z'])
})

test("a lodge's calendar is printed once until something in it changes, its hold ends or its day does", async () => {
  const { clock, context, events } = testApp
  let printed = 0
  const db = new Proxy(context.db, {
    get: (target, name) => {
      if (name === 'select') printed++
      return Reflect.get(target, name, target)
    },
  })
  const calendars = new LodgeCalendars(events)
  const read = () => calendars.read({ ...context, db }, 'cardano-lodge')
  const readsNothing = async (before: string) => {
    printed = 0
    expect(await read()).toBe(before)
    expect(printed).toBe(0)
  }
  await readsNothing(await read())
  await book({ lodgeId: 14, checkIn: '2026-12-10', checkOut: '2026-12-13' })
  const held = await read()
  expect(parseEvents(held)).toHaveLength(1)
  await readsNothing(held)
  events.emit({ type: 'booking_changed', lodgeSlug: 'xrp-lodge' })
  await readsNothing(held)
  const start = clock.now()
  clock.set(new Date(start + 47 * 3_600_000).toISOString())
  expect(parseEvents(await read())).toHaveLength(1)
  await readsNothing(await read())
  clock.set(new Date(start + 48 * 3_600_000).toISOString())
  expect(parseEvents(await read())).toEqual([])
  clock.set(new Date(start).toISOString())
})
