import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Database } from '../platform/database/database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { seedDatabase } from './seed-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated and seeded PGlite folder; each test file starts with a copy. */
    pgliteDump: string
    /** Address of the PostgreSQL server and the template database, migrated and seeded; null on PGlite. */
    postgres: { url: string; template: string } | null
  }
}

/** Migrates and seeds once for the whole run, on PGlite or on the PostgreSQL of TEST_DATABASE_URL. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-tests-'))
  const url = process.env.TEST_DATABASE_URL
  project.provide('pgliteDump', url ? '' : await dumpPrepared(folder))
  project.provide('postgres', url ? await prepareTemplate(url) : null)
  return () => rm(folder, { recursive: true, force: true })
}

async function dumpPrepared(folder: string): Promise<string> {
  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: 'migrations' })
  await seedDatabase(db as unknown as Database)
  // No test creates a database in this one; without the templates a copy opens a third faster.
  for (const template of ['template0', 'template1']) {
    await client.exec(`alter database ${template} is_template false`)
    await client.exec(`drop database ${template}`)
  }
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(folder, 'prepared.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  return file
}

async function prepareTemplate(url: string): Promise<{ url: string; template: string }> {
  // Runs against other databases of the same server have templates of their own.
  const template = `${new URL(url).pathname.slice(1)}_template`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${template}`)
  await client.query(`create database ${template}`)
  await client.end()
  const opened = await openPostgres(databaseAt(url, template), 'migrations', createLog('silent'))
  await opened.migrate()
  await seedDatabase(opened.db)
  await opened.close()
  return { url, template }
}

/** The same server's address with another database. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
