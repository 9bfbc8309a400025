import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('one process locks the data folder, and another gets it after the release', async () => {
  const release = await lockFolder(join(folder, 'data'))
  await expect(lockFolder(join(folder, 'data'))).rejects.toThrow('in use by another process')
  await release()
  await (await lockFolder(join(folder, 'data')))()
})

test('refuses a read-only folder with one line', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow('cannot be written')
})

test.runIf(process.platform === 'linux')('refuses a folder where nothing can be created', async () => {
  await expect(lockFolder('/proc/no/such/folder')).rejects.toThrow('cannot be written')
})
