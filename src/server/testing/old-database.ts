import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inject } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openPglite } from '../platform/database/pglite.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { databaseAt } from './prepare-database.ts'
import { onServer } from './test-database.ts'

/** An empty database as it was before migration `tag`; its `migrate` applies that migration and all later ones. */
export async function openDatabaseBefore(tag: string): Promise<OpenDatabase> {
  const old = await migrationsBefore(tag)
  const postgres = inject('postgres')
  return postgres ? oldPostgres(postgres.url, old) : oldPglite(old)
}

/** A folder with the migrations that come before `tag`. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-migrations-'))
  await cp('migrations', folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const end = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

async function oldPglite(migrationsFolder: string): Promise<OpenDatabase> {
  const opened = await openPglite(null, 'migrations')
  await migrate(opened.db as unknown as PgliteDatabase, { migrationsFolder })
  return opened
}

async function oldPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const name = `crypto_lodge_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const log = createLog('silent')
  const old = await openPostgres(databaseAt(url, name), migrationsFolder, log)
  await old.migrate()
  await old.close()
  const opened = await openPostgres(databaseAt(url, name), 'migrations', log)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}
