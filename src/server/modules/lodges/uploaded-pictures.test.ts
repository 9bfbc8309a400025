import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWhole } from './uploaded-pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the same picture can be written many times at once', async () => {
  const bytes = Buffer.alloc(100_000, 1)
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(folder, 'picture.webp', bytes)))
  expect(await readdir(folder)).toEqual(['picture.webp'])
})

test('a picture that cannot be written leaves no file behind', async () => {
  await mkdir(join(folder, 'taken.webp'))
  await expect(writeWhole(folder, 'taken.webp', Buffer.alloc(1))).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})
