import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyUpload, copyUploads, restoreUploads, uploadsIn } from './uploads.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-uploads-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function folderWith(name: string, paths: string[]): Promise<string> {
  const path = join(folder, name)
  await mkdir(join(path, 'cleaning'), { recursive: true })
  for (const file of paths) await writeFile(join(path, file), file)
  return path
}

test('copies and restores the pictures of lodges and of cleanings, and deletes later ones', async () => {
  const stored = ['lodge.webp', 'cleaning/broken.webp']
  const from = await folderWith('from', [...stored, '.half.webp', 'cleaning/.half.webp'])
  await copyUploads(from, join(folder, 'copy'))
  const to = await folderWith('to', ['later.webp', 'cleaning/later.webp'])
  await restoreUploads(join(folder, 'copy'), to)
  expect(await uploadsIn(to)).toEqual(stored)
  expect(await readFile(join(to, 'cleaning/broken.webp'), 'utf8')).toBe('cleaning/broken.webp')
})

test('leaves out a picture that is replaced during the copy, and fails for a missing target', async () => {
  const from = await folderWith('replaced', ['there.webp'])
  await copyUpload(join(from, 'gone.webp'), join(folder, 'gone.webp'))
  const missing = join(folder, 'none/there.webp')
  await expect(copyUpload(join(from, 'there.webp'), missing)).rejects.toThrow('ENOENT')
})
