import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import { channels } from '#server/platform/database/tables/calendar.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createChannelReader } from './channel-reader.ts'
import { fetchChannel } from './fetch-channel.ts'
import { syncDue } from './sync-channels.ts'

const readChannel = createChannelReader(inject('channelWorker'))
let testApp: TestApp
let site: Server
let answer: RequestListener
let token: string

beforeAll(async () => {
  testApp = await createTestApp({ environment: { FEED_ALLOW_PRIVATE: 'on' } })
  token = await testApp.adminToken()
  site = createServer((request, response) => answer(request, response))
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', () => ready()))
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise<void>((closed) => site.close(() => closed()))
  await testApp.close()
})

const address = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/feed.ics`
const serveChannel = (body: string): void => {
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

/** Booking.com's calendar: bare line feeds, the same summary for every closure. */
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

const addChannel = async (lodgeSlug: string) =>
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

test('an Airbnb channel closes its nights, follows changed and removed stays, and reports the changes', async () => {
  serveChannel(airbnb(['one@airbnb.com', '20270110', '20270113'], ['two@airbnb.com', '20270120', '20270122']))
  const channel = await addChannel('xrp-lodge')
  expect(channel).toMatchObject({ lastError: null, stays: 2, lastChange: '2 added', conflicts: [] })
  expect(await closedAt('xrp-lodge')).toEqual([
    { from: '2027-01-10', to: '2027-01-13', reason: 'closed' },
    { from: '2027-01-20', to: '2027-01-22', reason: 'closed' },
  ])
  serveChannel(
    airbnb(['one@airbnb.com', '20270111', '20270113'], ['three@airbnb.com', '20270201', '20270202']),
  )
  expect(await sync(channel.id)).toMatchObject({ stays: 2, lastChange: '1 added, 1 changed, 1 removed' })
  expect(await closedAt('xrp-lodge')).toEqual([
    { from: '2027-01-11', to: '2027-01-13', reason: 'closed' },
    { from: '2027-02-01', to: '2027-02-02', reason: 'closed' },
  ])
  expect(await sync(channel.id)).toMatchObject({ lastChange: 'Nothing changed' })
})

test('reads a Booking.com calendar with bare line feeds; the check-out day stays free', async () => {
  serveChannel(bookingCom)
  await addChannel('doge-lodge')
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
  ['more than two megabytes', `${bookingCom}${' '.repeat(2_100_000)}`, 'The calendar is larger than 2 MB'],
])('refuses %s and keeps what was closed before', async (_what, file, message) => {
  serveChannel(bookingCom)
  const channel = await addChannel('pepe-lodge')
  const before = await closedAt('pepe-lodge')
  serveChannel(file)
  const after = await sync(channel.id)
  expect(after.lastError).toContain(message)
  expect(after.lastSyncedAt).toBe(channel.lastSyncedAt)
  expect(await closedAt('pepe-lodge')).toEqual(before)
  await testApp.send(`DELETE /api/admin/calendar-feeds/${channel.id}`, { token })
  expect(await closedAt('pepe-lodge')).toEqual([])
})

test.each([
  ['a date that is none', ['20270301', '2027XX01'], /has no readable date/],
  ['an end before its beginning', ['20270304', '20270201'], /^It ends before it begins$/],
])(
  'reports %s, keeps what the event closed before, and reads the others',
  async (_what, [before = '', after = ''], reason) => {
    const sold = airbnb(['sold@airbnb.com', '20270410', '20270412'])
    const events = sold.slice(sold.indexOf('BEGIN:VEVENT'))
    serveChannel(bookingCom)
    const channel = await addChannel('pepe-lodge')
    expect(channel.unread).toEqual([])
    serveChannel(bookingCom.replace('END:VCALENDAR', events).replace(before, after))
    expect(await sync(channel.id)).toMatchObject({
      lastError: null,
      unread: [{ uid: 'cf3ab0b7f4c5a1b2@booking.com', reason: expect.stringMatching(reason) }],
    })
    expect(await closedAt('pepe-lodge')).toEqual([
      { from: '2027-03-01', to: '2027-03-04', reason: 'closed' },
      { from: '2027-04-10', to: '2027-04-12', reason: 'closed' },
    ])
    serveChannel(sold)
    expect(await sync(channel.id)).toMatchObject({ unread: [] })
    expect(await closedAt('pepe-lodge')).toEqual([{ from: '2027-04-10', to: '2027-04-12', reason: 'closed' }])
    await testApp.send(`DELETE /api/admin/calendar-feeds/${channel.id}`, { token })
  },
)

test('reports a channel that fails or does not answer', async () => {
  answer = (_request, response) => response.writeHead(500).end()
  const channel = await addChannel('pnut-lodge')
  expect(channel).toMatchObject({ lastError: 'The calendar answered with status 500', lastSyncedAt: null })
  answer = () => {}
  await expect(fetchChannel(address(), { allowPrivate: true, timeoutMs: 50 })).rejects.toThrow(
    'The calendar did not answer in time',
  )
})

const bodies: [what: string, encoding: string | null, body: Buffer][] = [
  ['gzip', 'gzip', gzipSync(bookingCom)],
  ['x-gzip in capitals', 'X-GZIP', gzipSync(bookingCom)],
  ['deflate', 'deflate', deflateSync(bookingCom)],
  ['deflate without its frame', 'deflate', deflateRawSync(bookingCom)],
  ['br', 'br', brotliCompressSync(bookingCom)],
  ['two encodings', 'br, gzip', gzipSync(brotliCompressSync(bookingCom))],
  ['a gzip file', null, gzipSync(bookingCom)],
  ['an encoding that it does not have', 'gzip', Buffer.from(bookingCom)],
  ['an encoding that is none', 'UTF-8', Buffer.from(bookingCom)],
  ['a byte order mark', null, Buffer.from(`\uFEFF${bookingCom}`)],
  ['UTF-16', null, Buffer.from(`\uFEFF${bookingCom}`, 'utf16le')],
  [
    'a warning before it',
    null,
    Buffer.from(`<br />\n<b>Warning</b>: Undefined index in /feed.php<br />\n${bookingCom}`),
  ],
  ['a warning in its first line', null, Buffer.from(`Deprecated: strftime()${bookingCom}`)],
  ['a warning inside', null, Buffer.from(bookingCom.replace('SUMMARY', '<b>Notice</b>: on line 3\nSUMMARY'))],
  ['a comment after it', null, Buffer.from(`${bookingCom}\n<!-- Cached page served by the cache -->\n`)],
  ['a comment in its last line', null, Buffer.from(`${bookingCom}<!-- cached -->\0\0`)],
  ['blank lines and odd line ends', null, Buffer.from(`\n\n${bookingCom.replaceAll('\n', '\r\r\n')}\x1a`)],
]
test.each(bodies)('reads a calendar with %s', async (_what, encoding, body) => {
  answer = (_request, response) => {
    if (encoding) response.setHeader('content-encoding', encoding)
    response.end(body)
  }
  const channel = await addChannel('pepe-lodge')
  expect(channel).toMatchObject({ lastError: null, stays: 1, unread: [] })
  expect(await closedAt('pepe-lodge')).toEqual([{ from: '2027-03-01', to: '2027-03-04', reason: 'closed' }])
  await testApp.send(`DELETE /api/admin/calendar-feeds/${channel.id}`, { token })
})

test.each([
  [
    'is larger than 2 MB decompressed',
    'gzip',
    gzipSync(`${bookingCom}${' '.repeat(2_100_000)}`),
    'The calendar is larger than 2 MB',
  ],
  [
    'is larger than 2 MB decompressed',
    'br',
    brotliCompressSync(`${bookingCom}${' '.repeat(2_100_000)}`),
    'The calendar is larger than 2 MB',
  ],
  ['is cut off', 'deflate', deflateSync(bookingCom).subarray(0, 60), 'The file is cut off'],
  [
    'is no gzip after its first bytes',
    'gzip',
    Buffer.from([0x1f, 0x8b, 1, 2, 3]),
    'The calendar is compressed in a way that cannot be read',
  ],
  [
    'has an encoding that nobody knows',
    'lzma',
    Buffer.from('BEGIN'),
    'The calendar is compressed in a way that cannot be read',
  ],
  [
    'is compressed too often',
    'gzip,gzip,gzip,gzip',
    gzipSync(bookingCom),
    'The calendar is compressed in a way that cannot be read',
  ],
  [
    'has its second calendar cut off',
    'identity',
    Buffer.from(`${bookingCom}\n${bookingCom.slice(0, -20)}`),
    'The file is cut off',
  ],
  [
    'ends in the middle, with a comment',
    'identity',
    Buffer.from(`${bookingCom.slice(0, -30)}\n<!-- cached -->`),
    'The file is cut off',
  ],
])('refuses a body that %s (%s)', async (_what, encoding, body, message) => {
  answer = (_request, response) => response.setHeader('content-encoding', encoding).end(body)
  await expect(
    fetchChannel(address(), { allowPrivate: true }).then((text) =>
      readChannel({ text, timeZone: 'America/Denver', span: { from: '2026-11-21', to: '2027-12-21' } }),
    ),
  ).rejects.toThrow(message)
})

test.each(['webcal', 'WEBCAL', 'webcals'])(
  'an address that begins with %s is one of https',
  async (scheme) => {
    const url = `${scheme}://127.0.0.1:9/feed.ics`
    const body = { lodgeSlug: 'pepe-lodge', name: 'x', url }
    const channel = await testApp.send('POST /api/admin/calendar-feeds', { token, body })
    expect(channel).toMatchObject({ status: 201, body: { url: 'https://127.0.0.1:9/feed.ics' } })
    await testApp.send(`DELETE /api/admin/calendar-feeds/${channel.body.id}`, { token })
    answer = (_request, response) => response.writeHead(302, { location: url }).end()
    await expect(fetchChannel(address(), { allowPrivate: true })).rejects.toThrow(
      'its host refuses the connection',
    )
  },
)

test('reports nights that both sites sold as conflicts', async () => {
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
  serveChannel(airbnb(['one@airbnb.com', '20270110', '20270113']))
  const channel = await addChannel('solana-lodge')
  expect(channel.conflicts).toEqual([
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
  const confirm = (force?: boolean) =>
    testApp.send(`PUT /api/admin/bookings/${body.id}/status`, { token, body: { status: 'confirmed', force } })
  const refused = await confirm()
  expect(refused).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringContaining(`sold on another site: A channel (${formatDate('2027-01-10')})`),
      conflicts: [{ reason: 'sold_elsewhere', from: '2027-01-10', to: '2027-01-13', name: 'A channel' }],
    },
  })
  expect((await confirm(true)).body.status).toBe('confirmed')
})

test('a channel that is removed while it is read no longer exists', async () => {
  serveChannel(bookingCom)
  const { id } = await addChannel('cardano-lodge')
  const remove = () => testApp.send(`DELETE /api/admin/calendar-feeds/${id}`, { token })
  answer = async (_request, response) => {
    await remove()
    response.setHeader('content-type', 'text/calendar').end(bookingCom.replaceAll('202703', '202704'))
  }
  expect(await testApp.send(`POST /api/admin/calendar-feeds/${id}/sync`, { token })).toMatchObject({
    status: 404,
    body: { detail: 'This calendar no longer exists' },
  })
  expect(await closedAt('cardano-lodge')).toEqual([])
})

test('one instance reads a channel once a quarter of an hour', async () => {
  serveChannel(bookingCom)
  const { body } = await testApp.send('GET /api/admin/calendar-feeds', { token })
  expect(await syncDue(testApp.context, readChannel)).toBe(0)
  testApp.clock.pass(16 * 60_000)
  const read = await Promise.all([
    syncDue(testApp.context, readChannel),
    syncDue(testApp.context, readChannel),
  ])
  expect(read.reduce((a, b) => a + b)).toBe(body.length)
})

test('channels are read although a clock that ran ahead noted their last try', async () => {
  serveChannel(bookingCom)
  const { body } = await testApp.send('GET /api/admin/calendar-feeds', { token })
  const day = 24 * 3_600_000
  testApp.clock.pass(day)
  expect(await syncDue(testApp.context, readChannel)).toBe(body.length)
  testApp.clock.pass(-day)
  expect(await syncDue(testApp.context, readChannel)).toBe(body.length)
  expect(await syncDue(testApp.context, readChannel)).toBe(0)
})

test('an unexpected failure of one channel does not stop the others', async () => {
  serveChannel(bookingCom)
  const { body } = await testApp.send('GET /api/admin/calendar-feeds', { token })
  testApp.clock.pass(16 * 60_000)
  const read: string[] = []
  const failing: typeof readChannel = async (question) => {
    if (read.push(question.timeZone) === 1) throw new RangeError('unforeseen')
    return { stays: [], unread: [], partial: [] }
  }
  expect(await syncDue(testApp.context, failing)).toBe(body.length)
  expect(read).toHaveLength(body.length)
})

test('instants close the nights between their dates at the lodge; cancelled events close none, weekly ones each', async () => {
  serveChannel(
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
  await addChannel('shiba-inu-lodge')
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
])('does not request an address on a private network: %s', async (url) => {
  await expect(fetchChannel(url, { allowPrivate: false })).rejects.toThrow('private network')
})

test('says in words why a calendar cannot be reached', async () => {
  await expect(fetchChannel('http://127.0.0.1:1/x', { allowPrivate: true })).rejects.toThrow(
    'The calendar cannot be reached: its host refuses the connection',
  )
})

test('follows a redirect, and refuses one to another scheme or without end', async () => {
  let hops = 0
  answer = (_request, response) =>
    hops++ === 0 ? response.writeHead(302, { location: '/moved.ics' }).end() : response.end(bookingCom)
  expect(await fetchChannel(address(), { allowPrivate: true })).toBe(bookingCom)
  answer = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  await expect(fetchChannel(address(), { allowPrivate: true })).rejects.toThrow('http or https')
  answer = (_request, response) => response.writeHead(302, { location: 'http://[' }).end()
  await expect(fetchChannel(address(), { allowPrivate: true })).rejects.toThrow('to an invalid address')
  answer = (_request, response) => response.writeHead(302, { location: '/again.ics' }).end()
  await expect(fetchChannel(address(), { allowPrivate: true })).rejects.toThrow('redirects too often')
})

test('channels are for owners only and need a valid address', async () => {
  expect((await testApp.send('GET /api/admin/calendar-feeds')).status).toBe(401)
  const body = { lodgeSlug: 'xrp-lodge', name: 'x', url: 'file:///etc/passwd' }
  const refused = await testApp.send('POST /api/admin/calendar-feeds', { token, body })
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0]).toEqual({ path: 'url', message: 'Please enter an http or https address' })
})

test('nights that another site sold remain in the report of their month once its calendar drops them', async () => {
  const openIn = async (month: string) => {
    const { body } = await testApp.send(`GET /api/admin/reports/month?month=${month}`, { token })
    return body.lodges.find(({ lodgeSlug }: { lodgeSlug: string }) => lodgeSlug === 'mew-lodge').nightsOpen
  }
  testApp.clock.set('2027-05-01T18:00:00Z')
  token = await testApp.adminToken()
  serveChannel(
    airbnb(
      ['past@airbnb.com', '20270502', '20270505'],
      ['now@airbnb.com', '20270508', '20270514'],
      ['longer@airbnb.com', '20270509', '20270511'],
      ['ahead@airbnb.com', '20270520', '20270522'],
    ),
  )
  const channel = await addChannel('mew-lodge')
  expect(await openIn('2027-05')).toBe(31 - 3 - 6 - 2)
  testApp.clock.set('2027-05-10T18:00:00Z')
  token = await testApp.adminToken()
  serveChannel(airbnb(['longer@airbnb.com', '20270509', '20270512']))
  expect(await sync(channel.id)).toMatchObject({ stays: 1, lastChange: '1 changed, 2 removed' })
  expect(await openIn('2027-05')).toBe(31 - 3 - 2 - 2)
  const imported = await testApp.send('GET /api/admin/imported-stays?from=2027-05-01&to=2027-06-01', {
    token,
  })
  const ranges = imported.body.filter(({ lodgeSlug }: { lodgeSlug: string }) => lodgeSlug === 'mew-lodge')
  expect(ranges.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)).toEqual([
    '2027-05-02 2027-05-05',
    '2027-05-08 2027-05-10',
    '2027-05-09 2027-05-12',
  ])
})

const emailsAbout = (subject: string, lodgeName: string) =>
  testApp.database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(and(like(mailOutbox.subject, `${subject}%`), like(mailOutbox.text, `%${lodgeName}%`)))

test('owners get one email about nights sold here and there, in calmer words about a copy of our calendar', async () => {
  const book = async (checkIn: string, checkOut: string) => {
    const guest = { name: 'Ada', email: 'ada@example.com', guests: 1, lodgeId: 12 }
    return (await testApp.send('POST /api/bookings', { body: { ...guest, checkIn, checkOut } })).body
      .reference
  }
  const copied = await book('2027-06-10', '2027-06-12')
  serveChannel(airbnb(['copy@airbnb.com', '20270610', '20270612']))
  const { id } = await addChannel('arbitrum-lodge')
  const [calm, ...others] = await emailsAbout('Booked here, closed on A channel', 'Arbitrum Lodge')
  expect([calm?.text.includes(copied), calm?.text.includes('there is nothing to do'), others]).toEqual([
    true,
    true,
    [],
  ])
  serveChannel(airbnb(['another uid@airbnb.com', '20270610', '20270612']))
  await sync(id)
  expect(await emailsAbout('Booked here', 'Arbitrum Lodge')).toHaveLength(1)
  expect(await emailsAbout('Sold twice', 'Arbitrum Lodge')).toEqual([])

  const sold = await book('2027-06-20', '2027-06-25')
  serveChannel(
    airbnb(['copy@airbnb.com', '20270610', '20270612'], ['sold@airbnb.com', '20270622', '20270624']),
  )
  await sync(id)
  await sync(id)
  const twice = await emailsAbout('Sold twice', 'Arbitrum Lodge')
  expect(twice.map(({ text }) => [text.includes(sold), text.includes(copied)])).toEqual([[true, false]])
})

test('an undo puts a stay back on nights that a channel repeats, not on nights that it has sold since', async () => {
  const guest = { name: 'Ada', guests: 1, lodgeId: 8, source: 'phone', status: 'confirmed' }
  const body = { ...guest, checkIn: '2027-06-10', checkOut: '2027-06-12' }
  const { id } = (await testApp.send('POST /api/admin/bookings', { token, body })).body
  serveChannel(airbnb(['copy@airbnb.com', '20270610', '20270612']))
  const channel = await addChannel('bonk-lodge')
  const move = (checkIn: string, checkOut: string) => {
    testApp.clock.pass(60_000)
    const dates = { checkIn, checkOut, price: 'keep' }
    return testApp.send(`PUT /api/admin/bookings/${id}`, { token, body: dates })
  }
  const undo = async () => {
    testApp.clock.pass(10_000)
    await sync(channel.id)
    return testApp.send(`POST /api/admin/bookings/${id}/undo`, { token })
  }
  expect((await move('2027-06-20', '2027-06-22')).status).toBe(200)
  serveChannel(airbnb(['another uid@airbnb.com', '20270610', '20270612']))
  expect(await undo()).toMatchObject({ status: 200, body: { checkIn: '2027-06-10' } })

  expect((await move('2027-06-20', '2027-06-22')).status).toBe(200)
  serveChannel(airbnb(['sold@airbnb.com', '20270611', '20270613']))
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'dates_taken' } })
})

test('owners get an email when events of a channel newly cannot be read, and none while they stay', async () => {
  token = await testApp.adminToken()
  const about = async () =>
    (await emailsAbout('Events of A channel could not be read', 'Tezos Lodge')).map(({ text }) => text)
  const serve = (...uids: string[]) => {
    const strange = uids.map((uid) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART;VALUE=DATE:20270710'],
      ...['RRULE:FREQ=WEEKLY;COUNT=2;UNTIL=20270710', 'END:VEVENT'],
    ])
    serveChannel(airbnb().replace('END:VCALENDAR', [...strange.flat(), 'END:VCALENDAR'].join('\r\n')))
  }
  serve()
  const { id } = await addChannel('tezos-lodge')
  expect(await about()).toEqual([])
  serve('first@example')
  await sync(id)
  await sync(id)
  expect(await about()).toEqual([
    expect.stringContaining('first@example: Its repetition has both a number and an end'),
  ])
  serve('second@example', 'first@example')
  await sync(id)
  serve('second@example')
  await sync(id)
  expect(await about()).toHaveLength(2)
})

test('owners get one email for each outage of more than six hours', async () => {
  const fail = () => {
    answer = (_request, response) => response.writeHead(500).end()
  }
  const syncAfter = async (minutes: number) => {
    testApp.clock.pass(minutes * 60_000)
    await syncDue(testApp.context, readChannel)
    return (await emailsAbout('The calendar of A channel cannot be read', 'Ethereum Lodge')).length
  }
  fail()
  const { id } = await addChannel('ethereum-lodge')
  expect([await syncAfter(300), await syncAfter(70), await syncAfter(20), await syncAfter(600)]).toEqual([
    0, 1, 1, 1,
  ])
  serveChannel(airbnb())
  token = await testApp.adminToken()
  await sync(id)
  fail()
  expect([await syncAfter(350), await syncAfter(20), await syncAfter(20)]).toEqual([1, 2, 2])
})

test('an outage of six hours is reported although the try that ends them fails here', async () => {
  serveChannel(airbnb())
  token = await testApp.adminToken()
  const { id } = await addChannel('stellar-lumens-lodge')
  testApp.clock.pass(361 * 60_000)
  const failing = () => Promise.reject(new Error('the database went away'))
  await syncDue(testApp.context, failing)
  const outages = await emailsAbout('The calendar of A channel cannot be read', 'Stellar Lumens Lodge')
  expect(outages.map(({ text }) => text.includes('Its stays could not be stored'))).toEqual([true])
  const [channel] = await testApp.database.db.select().from(channels).where(eq(channels.id, id))
  expect(channel?.lastError).toBe('Its stays could not be stored')
})
