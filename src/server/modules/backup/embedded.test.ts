import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFolder } from './embedded.ts'

test('a folder whose replacement cannot be moved stays where it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-replace-'))
  const place = join(folder, 'database')
  await mkdir(join(place, 'rows'), { recursive: true })
  await expect(replaceFolder(place, join(folder, 'missing'), join(folder, 'replaced'))).rejects.toThrow(
    'ENOENT',
  )
  expect(await readdir(place)).toEqual(['rows'])
  await rm(folder, { recursive: true })
})
