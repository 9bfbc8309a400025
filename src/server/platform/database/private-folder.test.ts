import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from './pglite.ts'
import { makeFolderPrivate } from './private-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-private-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** The distinct modes of all files and folders below one. */
async function modesBelow(path: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const modes = { files: new Set<string>(), folders: new Set([await readMode(path)]) }
  for (const entry of entries)
    (entry.isDirectory() ? modes.folders : modes.files).add(
      await readMode(join(entry.parentPath, entry.name)),
    )
  return { files: [...modes.files], folders: [...modes.folders] }
}

test("removes other accounts' rights from a data folder", async () => {
  const data = join(folder, 'data')
  await mkdir(join(data, 'uploads/old'), { recursive: true })
  const file = join(data, 'uploads/old/picture.webp')
  await writeFile(file, '')
  await chmod(file, 0o666)
  await chmod(join(data, 'uploads'), 0o777)
  await chmod(data, 0o755)
  await makeFolderPrivate(data)
  expect(await modesBelow(data)).toEqual({ files: ['600'], folders: ['700'] })
})

test('leaves the target of a link unchanged', async () => {
  const outside = join(folder, 'outside')
  await writeFile(outside, '')
  await chmod(outside, 0o644)
  await mkdir(join(folder, 'linking'))
  await symlink(outside, join(folder, 'linking/link'))
  await makeFolderPrivate(join(folder, 'linking'))
  expect(await readMode(outside)).toBe('644')
})

test('ignores a missing folder', async () => {
  await expect(makeFolderPrivate(join(folder, 'none'))).resolves.toBeUndefined()
})

test('no file of the embedded database is readable by other accounts, including later ones', async () => {
  const opened = await openPglite(join(folder, 'embedded'), 'migrations')
  await opened.migrate()
  await opened.db.execute('create table later (id int)')
  const whileOpen = await modesBelow(join(folder, 'embedded/database'))
  await opened.close()
  expect(whileOpen).toEqual({ files: ['600'], folders: ['700'] })
  expect(await modesBelow(join(folder, 'embedded/database'))).toEqual(whileOpen)
})
