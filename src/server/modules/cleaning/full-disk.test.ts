import fs, { mkdtemp, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let folder: string
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'))
  testApp = await createTestApp({
    clock: testClock('2027-03-01T20:00:00Z'),
    environment: { UPLOADS_DIR: join(folder, 'uploads') },
  })
  token = await testApp.adminToken()
  const stay = { name: 'Leaver', lodgeId: 1, checkIn: '2027-02-26', checkOut: '2027-03-01', guests: 2 }
  const body = { ...stay, source: 'owner', status: 'confirmed' }
  await testApp.send('POST /api/admin/bookings', { token, body })
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true })
})

/** The disk takes `whole` more files and the first bytes of the next one. */
function fillDisk(code: string, whole = 0): void {
  const { writeFile } = fs
  let left = whole
  vi.spyOn(fs, 'writeFile').mockImplementation(async (path, data, options) => {
    if (left-- > 0) return writeFile(path, data, options)
    await writeFile(path, (data as Buffer).subarray(0, 10), options)
    throw Object.assign(new Error(`${code}: no space left on device, write`), { code })
  })
  syncBuiltinESMExports()
}

async function upload(url: string, width = 1400) {
  const picture = await sharp({ create: { width, height: 800, channels: 3, background: '#336699' } })
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

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

const LODGE = '/api/admin/images'
const CLEANING = '/api/admin/cleaning/xrp-lodge/2027-03-01/picture'

test.each([
  [LODGE, 'ENOSPC', 0],
  [LODGE, 'ENOSPC', 1],
  [LODGE, 'EDQUOT', 0],
  [CLEANING, 'ENOSPC', 0],
  [CLEANING, 'EDQUOT', 0],
])(
  'a picture for %s that finds the disk full (%s, after %i files) is refused and leaves no file',
  async (url, code, whole) => {
    fillDisk(code, whole)
    const { status, body } = await upload(url)
    expect(status).toBe(507)
    expect(body).toMatchObject({ code: 'storage_full', title: 'Storage full' })
    expect(body.detail).toContain('disk is full')
    expect(await files()).toEqual([])
  },
)

test('the picture before stays when the next one finds the disk full', async () => {
  const { body } = await upload(CLEANING)
  fillDisk('ENOSPC')
  expect((await upload(CLEANING, 1300)).status).toBe(507)
  const sheet = await testApp.send('GET /api/admin/day?date=2027-03-01', { token })
  expect(sheet.body.cleaning[0].picture).toBe(body.picture)
  expect(await files()).toHaveLength(1)
})
