import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyUpload, openFolder } from './folder-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the same picture can be written many times at once', async () => {
  const store = openFolder(join(folder, 'same'))
  const bytes = Buffer.alloc(100_000, 1)
  await Promise.all(Array.from({ length: 20 }, () => store.write([['picture.webp', bytes]])))
  expect(await readdir(store.place)).toEqual(['picture.webp'])
})

test('a picture that cannot be written leaves no file behind', async () => {
  const store = openFolder(join(folder, 'taken'))
  await mkdir(join(store.place, 'taken.webp'), { recursive: true })
  await expect(store.write([['taken.webp', Buffer.alloc(1)]])).rejects.toThrow()
  expect((await readdir(store.place)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('lists what is complete, at the top and in folders', async () => {
  const store = openFolder(join(folder, 'list'))
  expect(await store.list()).toEqual([])
  await store.write([
    ['a.webp', Buffer.from('a')],
    ['cleaning/b.webp', Buffer.from('bb')],
  ])
  await writeFile(join(store.place, '.half.webp'), '')
  await writeFile(join(store.place, 'cleaning/.half.webp'), '')
  const found = (await store.list()).map(({ path, bytes }) => [path, bytes])
  expect(found.sort()).toEqual([
    ['a.webp', 1],
    ['cleaning/b.webp', 2],
  ])
})

test('copying leaves out a file that was deleted meanwhile, and fails for a missing target', async () => {
  const store = openFolder(join(folder, 'copied'))
  await store.write([['there.webp', Buffer.from('there')]])
  await store.copyTo('gone.webp', join(folder, 'gone.webp'))
  await store.copyTo('there.webp', join(folder, 'there.webp'))
  expect(await readFile(join(folder, 'there.webp'), 'utf8')).toBe('there')
  const from = join(store.place, 'there.webp')
  await expect(copyUpload(from, join(folder, 'none/there.webp'))).rejects.toThrow('ENOENT')
})
