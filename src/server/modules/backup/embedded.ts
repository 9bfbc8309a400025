import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { requestDump } from '#server/platform/database/dump-socket.ts'
import { lockFolder } from '#server/platform/database/folder-lock.ts'
import { openPglite } from '#server/platform/database/pglite.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopier } from './database-copier.ts'
import { digestTables } from './manifest.ts'

export function embeddedCopier(config: Config, migrations: string): DatabaseCopier {
  const folder = config.DATA_DIR
  const database = join(folder, 'database')
  return {
    kind: 'pglite',
    dump: async (file) => {
      if (!existsSync(database)) throw new BackupError(`DATA_DIR ${folder} has no database to back up`)
      const dump = (await requestDump(folder)) ?? (await dumpStopped(folder, migrations))
      await writeFile(file, dump)
      const copy = await openPglite(null, migrations, dump)
      const tables = await digestTables(copy.db)
      await copy.close()
      return tables
    },
    isEmpty: async () => !existsSync(database),
    restore: async (file, check) => {
      const release = await lockFolder(folder)
      const aside = await mkdtemp(join(folder, '.restore-'))
      try {
        const opened = await openPglite(aside, migrations, await readFile(file))
        const tables = await digestTables(opened.db)
        await opened.close()
        check(tables)
        await replaceFolder(database, join(aside, 'database'), join(aside, 'replaced'))
      } finally {
        await rm(aside, { recursive: true, force: true })
        await release()
      }
    },
  }
}

async function dumpStopped(folder: string, migrations: string): Promise<Buffer> {
  const release = await lockFolder(folder)
  try {
    const opened = await openPglite(folder, migrations)
    const dump = await opened.dump?.()
    await opened.close()
    if (!dump) throw new BackupError('The embedded database cannot be read')
    return dump
  } finally {
    await release()
  }
}

/** `fresh` takes the place of `path`, which moves to `old`. When that fails, `path` stays. */
export async function replaceFolder(path: string, fresh: string, old: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await rename(path, old)
  try {
    await rename(fresh, path)
  } catch (error) {
    await rename(old, path)
    throw error
  }
}
