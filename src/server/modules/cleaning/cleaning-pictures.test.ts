import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const CLEANING = '/api/admin/cleaning/xrp-lodge/2027-03-01'

let testApp: TestApp
let folder: string
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-pictures-'))
  testApp = await createTestApp({
    clock: testClock('2027-03-01T20:00:00Z'),
    environment: { UPLOADS_DIR: folder },
  })
  token = await testApp.adminToken()
  const stay = { name: 'Leaver', lodgeId: 1, checkIn: '2027-02-26', checkOut: '2027-03-01', guests: 2 }
  const body = { ...stay, source: 'owner', status: 'confirmed' }
  await testApp.send('POST /api/admin/bookings', { token, body })
  await testApp.database.db.update(adminUsers).set({ role: 'housekeeper' })
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true })
})

async function upload(bytes: Buffer, address = CLEANING, headers = { authorization: `Bearer ${token}` }) {
  const head =
    '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `${address}/picture`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { ImageDescription: 'secret place' } })
    .jpeg()
    .toBuffer()
const read = (url: string) =>
  testApp.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })

test('a housekeeper stores, replaces and deletes a picture, which is re-encoded', async () => {
  const first = await upload(await aPicture())
  expect(first.status).toBe(201)
  const { body } = await upload(await aPicture())
  expect(body.picture).not.toBe(first.body.picture)
  expect(await readdir(join(folder, 'cleaning'))).toHaveLength(1)
  const sheet = await testApp.send('GET /api/admin/day?date=2027-03-01', { token })
  expect(sheet.body.cleaning[0].picture).toBe(body.picture)
  const served = await read(body.picture)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  })
  const { format, exif } = await sharp(served.rawPayload).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  const removed = await testApp.send(`DELETE ${CLEANING}/picture`, { token })
  expect(removed.body.picture).toBeNull()
  expect((await read(body.picture)).statusCode).toBe(404)
  expect(await readdir(join(folder, 'cleaning'))).toEqual([])
})

test('of two pictures at once one file is left', async () => {
  const answers = await Promise.all([upload(await aPicture()), upload(await aPicture())])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await readdir(join(folder, 'cleaning'))).toHaveLength(1)
  await testApp.send(`DELETE ${CLEANING}/picture`, { token })
})

test('only staff may read or store a picture', async () => {
  const { picture } = (await upload(await aPicture())).body
  expect((await testApp.app.inject(picture)).statusCode).toBe(401)
  expect((await upload(await aPicture(), CLEANING, { authorization: '' })).status).toBe(401)
  const [file = ''] = await readdir(join(folder, 'cleaning'))
  for (const address of [`/uploads/${file}`, `/uploads/cleaning/${file}`, `/uploads/cleaning%2F${file}`])
    expect((await testApp.app.inject(address)).statusCode).toBe(404)
})

test('refuses other files, large ones, and a day without a departure', async () => {
  expect((await upload(Buffer.from('GIF89a'))).status).toBe(415)
  expect((await upload(Buffer.alloc(16 * 1_048_576, 1))).status).toBe(413)
  for (const where of ['xrp-lodge/2027-03-02', 'no-lodge/2027-03-01', 'xrp-lodge/2027-02-30'])
    expect((await upload(await aPicture(), `/api/admin/cleaning/${where}`)).status).toBe(404)
})
