import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../database/postgres.ts'
import { createLog } from '../log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated PGlite folder; each test file starts with a copy. */
    pgliteDump: string
    /** Address of the PostgreSQL server and the migrated template database; null on PGlite. */
    postgres: { url: string; template: string } | null
  }
}

const MIGRATIONS = 'migrations'
const FOLDER = 'dist/tests'

/** Migrates once for the whole run, on PGlite or on the PostgreSQL of TEST_DATABASE_URL. */
export default async function prepareDatabase(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  project.provide('pgliteDump', url ? '' : await dumpMigrated())
  project.provide('postgres', url ? await migrateTemplate(url) : null)
}

/** File with a migrated PGlite folder; it is there from an earlier run while migrations and packages stay the same. */
export async function dumpMigrated(): Promise<string> {
  const file = resolve(FOLDER, `migrated-${await hashMigrations()}.tar`)
  if (existsSync(file)) return file
  await mkdir(FOLDER, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await dumpFresh())
  await rename(unfinished, file)
  return file
}

async function hashMigrations(): Promise<string> {
  const names = (await readdir(MIGRATIONS, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name))
  const files = [...names.toSorted().map((name) => join(MIGRATIONS, name)), 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function dumpFresh(): Promise<Buffer> {
  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } })
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  // No test creates a database in this one; without the templates a copy opens a third faster.
  for (const template of ['template0', 'template1']) {
    await client.exec(`alter database ${template} is_template false`)
    await client.exec(`drop database ${template}`)
  }
  const dump = await client.dumpDataDir('none')
  await client.close()
  return Buffer.from(await dump.arrayBuffer())
}

async function migrateTemplate(url: string): Promise<{ url: string; template: string }> {
  // Runs against other databases of the same server have templates of their own.
  const template = `${new URL(url).pathname.slice(1)}_template`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${template}`)
  await client.query(`create database ${template}`)
  await client.end()
  const made = await openPostgres(databaseAt(url, template), 'migrations', createLog('silent'))
  await made.migrate()
  await made.close()
  return { url, template }
}

/** The same server's address with another database. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
