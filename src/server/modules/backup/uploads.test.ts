import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { openFolder } from '#server/platform/uploads/folder-store.ts'
import { openUploads } from '#server/platform/uploads/open-uploads.ts'
import type { UploadStore } from '#server/platform/uploads/upload-store.ts'
import { type BucketStandIn, bucketStandIn } from '#server/testing/bucket-stand-in.ts'
import { copyToBucket, copyUploads, restoreUploads } from './uploads.ts'

let folder: string
let standIn: BucketStandIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-uploads-'))
})
beforeEach(async () => {
  standIn = await bucketStandIn()
})
afterEach(() => standIn.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const bucket = () => openUploads(readConfig(standIn.environment))
const fill = async (store: UploadStore, paths: string[]) => {
  await store.write(paths.map((path) => [path, Buffer.from(path)]))
  return store
}
const pathsIn = async (store: UploadStore) => (await store.list()).map(({ path }) => path).sort()

const stored = ['cleaning/broken.webp', 'lodge.webp']

test.each([
  ['a folder', () => openFolder(join(folder, 'from')), () => openFolder(join(folder, 'to'))],
  ['a bucket', bucket, bucket],
])(
  'copies and restores the pictures of lodges and of cleanings in %s, and deletes later ones',
  async (name, openFrom, openTo) => {
    const copy = join(folder, `copy of ${name}`)
    await copyUploads(await fill(openFrom(), stored), copy)
    expect(await pathsIn(openFolder(copy))).toEqual(stored)
    const to = await fill(openTo(), ['later.webp', 'cleaning/later.webp'])
    await restoreUploads(copy, to)
    expect(await pathsIn(to)).toEqual(stored)
    await to.copyTo('cleaning/broken.webp', join(folder, `one of ${name}`))
    expect(await readFile(join(folder, `one of ${name}`), 'utf8')).toBe('cleaning/broken.webp')
  },
)

test('a folder is copied into a bucket, what is there already is not sent again, and both are counted', async () => {
  const { place } = await fill(openFolder(join(folder, 'moved')), stored)
  await fill(bucket(), ['elsewhere.webp'])
  standIn.pageSize = 2
  expect(await copyToBucket(place, bucket())).toEqual({ files: 2, added: 2, stored: 3, foreign: 1 })
  await fill(openFolder(place), ['new.webp'])
  expect(await copyToBucket(place, bucket())).toEqual({ files: 3, added: 1, stored: 4, foreign: 1 })
  expect(standIn.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(4)
  expect(standIn.objects.get('site/uploads/cleaning/broken.webp')?.bytes.toString()).toBe(stored[0])
})

test('copying ends with the reason when the bucket goes away, and continues where it stopped', async () => {
  const { place } = await fill(openFolder(join(folder, 'interrupted')), stored)
  standIn.refuse('PUT', 3, 503)
  await expect(copyToBucket(place, bucket())).rejects.toMatchObject({
    reason: expect.stringContaining('answers 503 (InternalError)'),
  })
  expect(await copyToBucket(place, bucket())).toMatchObject({ files: 2, added: 2 })
})
