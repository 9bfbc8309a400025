import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database, OpenDatabase } from '../platform/database/database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { traceStatements } from '../platform/telemetry/statements.ts'
import { databaseAt } from './prepare-database.ts'

/** Tests fill tables in one statement, and a busy machine is no failure. */
export const TEST_TIMEOUT_MS = 60_000

/** A copy of the prepared database, on PGlite or PostgreSQL. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string | null }> {
  const postgres = inject('postgres')
  return postgres ? copyPostgres(postgres) : copyPglite()
}

/** Read once for all files of a worker. */
let dump: Promise<Blob> | undefined

async function copyPglite(): Promise<OpenDatabase & { url: null }> {
  dump ??= readFile(inject('pgliteDump')).then((bytes) => new Blob([new Uint8Array(bytes)]))
  const client = await PGlite.create({ loadDataDir: await dump, extensions: { btree_gist, pg_trgm } })
  return {
    db: drizzle(traceStatements(client)) as unknown as Database,
    kind: 'pglite',
    migrate: async () => {},
    close: () => client.close(),
    url: null,
  }
}

async function copyPostgres({
  url,
  template,
}: {
  url: string
  template: string
}): Promise<OpenDatabase & { url: string }> {
  const name = `crypto_lodge_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  const address = databaseAt(url, name)
  const opened = await openPostgres(address, 'migrations', createLog('silent'), TEST_TIMEOUT_MS)
  return {
    ...opened,
    url: address,
    close: async () => {
      await opened.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
