import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { uploadedPictures } from '#server/platform/database/tables/lodges.ts'
import { sweepOrphans } from '#server/platform/uploads/sweep-orphans.ts'
import { uploadStore } from '#server/platform/uploads/upload-store.ts'
import { type BucketStandIn, bucketStandIn } from '#server/testing/bucket-stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { cleaningPictures } from '../cleaning/cleaning-pictures.ts'
import { lodgePictures } from './uploaded-pictures.ts'

const LODGE = '/api/admin/images'
const CLEANING = '/api/admin/cleaning/xrp-lodge/2027-03-01/picture'

let standIn: BucketStandIn
let testApp: TestApp
let token: string
beforeAll(async () => {
  standIn = await bucketStandIn()
  testApp = await createTestApp({
    clock: testClock('2027-03-01T20:00:00Z'),
    environment: standIn.environment,
  })
  token = await testApp.adminToken()
  const stay = { name: 'Leaver', lodgeId: 1, checkIn: '2027-02-26', checkOut: '2027-03-01', guests: 2 }
  await testApp.send('POST /api/admin/bookings', {
    token,
    body: { ...stay, source: 'owner', status: 'confirmed' },
  })
})
beforeEach(async () => {
  standIn.refuse('', 0, 0)
  standIn.objects.clear()
  await testApp.database.db.delete(uploadedPictures)
  await testApp.database.db.delete(cleanings)
})
afterAll(async () => {
  await testApp.close()
  await standIn.close()
})

async function upload(url: string, background = '#336699') {
  const picture = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const head =
    '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const answer = await testApp.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers })
const keys = () => [...standIn.objects.keys()].sort()

test('a picture is stored in the bucket and served for good, also in parts', async () => {
  const { status, body } = await upload(LODGE)
  expect(status).toBe(201)
  const name = body.url.slice('/uploads/'.length, -'.webp'.length)
  expect(keys()).toEqual(
    [`${name}-480.avif`, `${name}-700.avif`, `${name}.webp`].map((file) => `site/uploads/${file}`),
  )
  const whole = await get(body.url)
  expect(whole.statusCode).toBe(200)
  const bytes = standIn.objects.get(`site/uploads/${name}.webp`)?.bytes
  expect(whole.rawPayload).toEqual(bytes)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': `${bytes?.length}`,
  })
  const part = await get(body.url, { range: 'bytes=10-19' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes?.length}`])
  expect(part.rawPayload).toEqual(bytes?.subarray(10, 20))
  expect((await get(body.url, { range: 'bytes=9999999-' })).statusCode).toBe(416)
  expect((await get(body.url, { range: 'bytes=0-1', 'if-range': '"x"' })).statusCode).toBe(200)
  expect((await get('/uploads/00000000000000000000000000000000.webp')).statusCode).toBe(404)
})

test('the same picture is stored once, and again when its files are lost', async () => {
  const { url } = (await upload(LODGE)).body
  standIn.objects.clear()
  expect((await upload(LODGE)).body.url).toBe(url)
  expect(keys()).toHaveLength(3)
  expect((await upload(LODGE, '#cc0000')).body.url).not.toBe(url)
})

test('a picture is stored although the first answers are lost', async () => {
  standIn.loseAnswersTo('PUT', 2)
  expect((await upload(LODGE)).status).toBe(201)
  expect(keys()).toHaveLength(3)
})

test.each([LODGE, CLEANING])(
  'a bucket that is away refuses a picture for %s, and nothing names it',
  async (url) => {
    standIn.refuse('PUT', 99, 503)
    const { status, body } = await upload(url)
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'unavailable' })
    expect(body.detail).toBe('Our picture storage is unavailable right now. Please try again in a moment.')
    expect(await testApp.database.db.select().from(uploadedPictures)).toEqual([])
    expect(await testApp.database.db.select().from(cleanings)).toEqual([])
    expect((await testApp.send('GET /metrics')).body).toContain('uploads_bucket_up 0')
  },
)

test('while the bucket is away a picture is answered with 503, which no browser keeps', async () => {
  const { url } = (await upload(LODGE)).body
  standIn.refuse('GET', 99, 500)
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(headers['cache-control']).not.toContain('immutable')
  standIn.refuse('', 0, 0)
  expect((await get(url)).statusCode).toBe(200)
  expect((await testApp.send('GET /metrics')).body).toContain('uploads_bucket_up 1')
})

test('a cleaning has its new picture although the old one cannot be deleted, which the sweep does later', async () => {
  await upload(CLEANING)
  const [old] = keys()
  standIn.refuse('DELETE', 99, 503)
  expect((await upload(CLEANING, '#cc0000')).status).toBe(201)
  expect(keys()).toHaveLength(2)
  standIn.refuse('', 0, 0)
  const store = testApp.services.get(uploadStore)
  for (const stored of standIn.objects.values()) stored.changedAt = testApp.clock.now()
  await sweepOrphans(testApp.context, store, cleaningPictures)
  expect(keys()).toHaveLength(2)
  for (const stored of standIn.objects.values()) stored.changedAt -= 25 * 3_600_000
  await sweepOrphans(testApp.context, store, cleaningPictures)
  expect(keys()).toHaveLength(1)
  expect(keys()).not.toContain(old)
  const served = await get(CLEANING, { authorization: `Bearer ${token}` })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  const removed = await testApp.send(`DELETE ${CLEANING}` as 'DELETE /x', { token })
  expect([removed.status, keys()]).toEqual([200, []])
})

test('the sweep deletes what no row names, and nothing when most is unknown', async () => {
  await upload(LODGE)
  const known = keys()
  const store = testApp.services.get(uploadStore)
  const orphan = `${'a'.repeat(32)}.webp`
  await store.write([
    [orphan, Buffer.from('old')],
    ['notes.txt', Buffer.from('not ours')],
  ])
  for (const stored of standIn.objects.values()) stored.changedAt = testApp.clock.now() - 25 * 3_600_000
  await sweepOrphans(testApp.context, store, lodgePictures)
  expect(keys()).toEqual([...known, 'site/uploads/notes.txt'].sort())
  await testApp.database.db.delete(uploadedPictures)
  await sweepOrphans(testApp.context, store, lodgePictures)
  expect(keys()).toEqual([...known, 'site/uploads/notes.txt'].sort())
})
