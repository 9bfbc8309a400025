import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_BOOKINGS } from '#contract/bookings/staff-bookings.ts'
import { csvCell } from '#server/platform/http/csv.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { monthsAround } from './overview.ts'

let testApp: TestApp
let token: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-desk-'))
  testApp = await createTestApp({ environment: { DATA_DIR: folder } })
  token = await testApp.adminToken()
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true })
})

const book = async (change: object = {}) =>
  (
    await testApp.send('POST /api/bookings', {
      body: {
        name: 'Grace Guest',
        email: 'grace@example.com',
        checkIn: '2026-11-28',
        checkOut: '2026-12-03',
        guests: 2,
        lodgeId: 1,
        ...change,
      },
    })
  ).body
const setStatus = (id: number, status: string) =>
  testApp.send(`PUT /api/admin/bookings/${id}/status`, { body: { status }, token })
const see = async (path: string) => (await testApp.send(`GET /api/admin/${path}`, { token })).body

test('the overview counts stays by month and lists requests, arrivals and departures', async () => {
  const stay = await book({ checkIn: '2026-11-26' })
  await setStatus(stay.id, 'confirmed')
  const waiting = await book({ lodgeId: 2 })
  const overview = await see('overview')
  expect(overview.totals).toEqual({
    bookings: 2,
    revenue: stay.totalPrice + waiting.totalPrice,
    confirmedRevenue: stay.totalPrice,
    requested: 1,
  })
  expect(overview.waiting).toMatchObject([{ id: waiting.id }])
  expect(overview.arrivals).toMatchObject([{ guestName: 'Grace Guest', date: '2026-11-26' }])
  expect(overview.departures).toEqual([])
  const [nov, dec] = [overview.months.indexOf('2026-11'), overview.months.indexOf('2026-12')]
  expect(overview.occupancy[0]).toMatchObject({ lodgeSlug: 'xrp-lodge' })
  expect([overview.occupancy[0].nights[nov], overview.occupancy[0].nights[dec]]).toEqual([5, 2])
  expect([overview.revenue[nov], overview.revenue[dec]]).toEqual([stay.totalPrice, 0])
})

test("the charts' months continue over a new year", () => {
  const months = monthsAround('2026-11-21')
  expect([months.length, months[0], months[5], months.at(-1)]).toEqual([
    13,
    '2026-06-01',
    '2026-11-01',
    '2027-06-01',
  ])
})

test('a booking has its history, and the audit trail has every decision', async () => {
  const booking = await book({ lodgeId: 3 })
  await setStatus(booking.id, 'confirmed')
  await setStatus(booking.id, 'cancelled')
  expect((await setStatus(booking.id, 'confirmed')).status).toBe(409)
  const record = await see(`bookings/${booking.id}`)
  expect(
    record.history.map(({ status, by }: { status: string; by: string }) => `${status} by ${by}`),
  ).toEqual(['requested by guest', 'confirmed by owner', 'cancelled by owner'])
  expect((await testApp.send('GET /api/admin/bookings/999999', { token })).status).toBe(404)
  expect((await see('audit'))[0]).toMatchObject({
    adminName: 'Olive Owner',
    action: 'cancelled',
    subject: `booking ${booking.reference}`,
    before: { status: 'confirmed' },
    after: { status: 'cancelled' },
  })
})

test('bookings are searched by guest, filtered by status and paged', async () => {
  await book({ lodgeId: 4, name: 'Percy 100% Sure' })
  expect(await see('bookings?search=100%25%20s')).toMatchObject([{ guestName: 'Percy 100% Sure' }])
  expect(await see('bookings?search=_')).toEqual([])
  expect(await see('bookings?status=cancelled')).toMatchObject([{ lodgeSlug: 'shiba-inu-lodge' }])
  expect(await see('bookings?limit=1&offset=1')).toHaveLength(1)
})

test('the list holds a hundred bookings by default, and deep pages are in the same order', async () => {
  const many = 2300
  await testApp.database.db.execute(sql`
    insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
      nightly_price, total_price, policy, status, created_at)
    select 'OLD' || lpad(n::text, 7, '0'), 'Old Guest ' || n, 'old@example.com', 'bonk-lodge',
      date '2010-01-01', date '2010-01-02', 1, 1, 1, '{"name":"Own","steps":[]}', 'declined', timestamptz '2010-01-01' + n * interval '1 minute'
    from generate_series(1, ${many}) as n`)
  expect(await see('bookings')).toHaveLength(DEFAULT_BOOKINGS)
  const guests = async (query: string) =>
    (await see(`bookings?${query}`)).map(({ guestName }: { guestName: string }) => guestName)
  expect(await guests('search=old%20guest&limit=3&offset=2296')).toEqual(
    [4, 3, 2].map((n) => `Old Guest ${n}`),
  )
  expect(await guests('status=declined&search=old@&limit=3&offset=2299')).toEqual(['Old Guest 1'])
  expect(await guests('search=old%20guest&limit=2&offset=2000')).toEqual(['Old Guest 300', 'Old Guest 299'])
})

test('no cell of the export is a formula in a spreadsheet', async () => {
  await book({ lodgeId: 5, name: '=HYPERLINK("http://evil")', specialRequests: 'One, "two"\nthree' })
  const { status, headers, body } = await testApp.send('GET /api/admin/bookings.csv', { token })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-21.csv"')
  expect(body.startsWith('\uFEFFreference,status,lodge,guestName')).toBe(true)
  expect(body).toContain(`"'=HYPERLINK(""http://evil"")"`)
  expect(body).toContain('"One, ""two""\nthree"')
  expect(
    ['+1', '-1', '@a', '\t=1', ' =1', '＝1', '＠a'].map((text) => csvCell(text).replaceAll('"', '')[0]),
  ).toEqual(new Array(7).fill("'"))
})

test.each([
  ['bookings.csv?lodge=doge-lodge&search=grace%40example.com', 'bookings as CSV'],
  ['payments.csv?month=2026-11', 'payments as CSV'],
  ['investment-interests.csv', 'investment interests as CSV'],
  ['reports/month?month=2026-11&format=csv', 'month report as CSV'],
])('the audit trail has who took %s away, without what was searched', async (path, subject) => {
  expect((await testApp.send(`GET /api/admin/${path}`, { token })).status).toBe(200)
  const [entry] = await see('audit')
  expect(entry).toMatchObject({ action: 'export', subject })
  expect(JSON.stringify(entry)).not.toContain('grace@')
})

test('an export whose search nobody can store is refused before it begins', async () => {
  for (const search of ['%00', 'grace%00', '%00%25_'])
    expect(await testApp.send(`GET /api/admin/bookings.csv?search=${search}`, { token })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
})

test('the export names who comes, the taxes of a stay and what the guest pays with them', async () => {
  const charges = {
    fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 120 }],
    taxes: [{ name: 'Occupancy tax', kind: 'percent', percent: '12.65', onFees: true, from: null, to: null }],
  }
  await testApp.send('PUT /api/admin/lodges/mew-lodge/charges', { token, body: charges })
  const { id } = (await testApp.send('GET /api/lodges/mew-lodge')).body
  const booking = await book({ lodgeId: id, name: 'Tax Payer', guests: 2, children: 1, infants: 1 })
  const { body } = await testApp.send('GET /api/admin/bookings.csv?search=Tax%20Payer', { token })
  const [head = '', row = ''] = body.slice(1).split('\r\n')
  const cells = Object.fromEntries(
    head.split(',').map((name: string, place: number) => [name, row.split(',')[place]]),
  )
  expect(cells).toMatchObject({
    totalPrice: String(booking.totalPrice),
    taxes: (booking.taxCents / 100).toFixed(2),
    total: (booking.totalCents / 100).toFixed(2),
    ...{ guests: '2', adults: '1', children: '1', infants: '1', dogs: '0' },
  })
  expect(booking.taxCents).toBeGreaterThan(0)
})

const upload = async (bytes: Buffer, type = 'image/jpeg') => {
  const boundary = 'the-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: ${type}\r\n\r\n`
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/images',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const aPicture = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#336699' } }).withExif({
    IFD0: { Copyright: 'Grace', ImageDescription: 'secret place' },
  })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s picture is re-encoded without metadata',
  async (format) => {
    const { status, body } = await upload(await aPicture().toFormat(format).toBuffer())
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 2560, height: 1280 })
    const served = await testApp.app.inject({ method: 'GET', url: body.url })
    expect(served.headers['content-type']).toBe('image/webp')
    expect(served.headers['cache-control']).toContain('immutable')
    const kept = await sharp(served.rawPayload).metadata()
    expect([kept.format, kept.exif]).toEqual(['webp', undefined])
    const narrow = await testApp.app.inject({ method: 'GET', url: body.url.replace('.webp', '-480.avif') })
    expect(narrow.headers['content-type']).toBe('image/avif')
    const drawn = await sharp(narrow.rawPayload).metadata()
    expect([drawn.format, drawn.width, drawn.exif]).toEqual(['heif', 480, undefined])
  },
)

test("an uploaded picture has its widths and the owner's text; a removed picture's text is deleted", async () => {
  const small = sharp({ create: { width: 700, height: 500, channels: 3, background: '#cc2244' } })
  const { url } = (await upload(await small.jpeg().toBuffer())).body
  const away = 'https://elsewhere.example/a.jpg'
  const imageTexts = { [url]: ' A red door ', [away]: 'A red roof', '/gone.webp': 'Nothing' }
  const edit = (body: object) => testApp.send('PUT /api/admin/lodges/bonk-lodge', { token, body })
  const { body } = await edit({ exteriorImage: url, interiorImages: [away], imageTexts })
  expect(body.imageTexts).toEqual({ [url]: 'A red door', [away]: 'A red roof' })
  const lodge = (await testApp.send('GET /api/lodges/bonk-lodge')).body
  expect(lodge.pictures).toContainEqual(
    expect.objectContaining({ src: url, alt: 'A red door', width: 700, height: 500, widths: [480, 700] }),
  )
  expect(lodge.pictures[0].color).toMatch(/^#c/)
  const without = (await edit({ exteriorImage: away, imageTexts: { [away]: '' } })).body
  expect(without.imageTexts).toEqual({})
  expect((await edit({ imageTexts: { [away]: 'x'.repeat(301) } })).status).toBe(400)
})

test('refuses a file that is not a picture or too large', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  expect((await upload(Buffer.from(script))).status).toBe(415)
  expect((await upload(Buffer.from('GIF89a'))).status).toBe(415)
  expect((await upload(Buffer.alloc(16 * 1_048_576, 1))).status).toBe(413)
  expect((await testApp.app.inject('/uploads/..%2Fdatabase')).statusCode).toBe(404)
})
