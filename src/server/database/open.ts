import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database, OpenDatabase } from './database.ts'
import { drizzleOn, poolWithTimeouts } from './pool.ts'
import { PrivateNodeFS } from './private-node-fs.ts'

/** Any number: all instances agree on it, so one migrates while the others wait. */
const MIGRATION_LOCK = 2_026_112_1

/** PGlite in `folder`, or in memory when it is null. */
export async function openPglite(folder: string | null, migrations: string): Promise<OpenDatabase> {
  const path = folder === null ? undefined : join(folder, 'database')
  if (path) await mkdir(path, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(path ? { fs: new PrivateNodeFS(path) } : {}),
    extensions: { btree_gist, pg_trgm },
  })
  const db = drizzlePglite(client)
  return {
    db: db as unknown as Database,
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder: migrations }),
    close: () => client.close(),
  }
}

/** No statement of a request takes longer; the server ends it. */
const STATEMENT_MS = 5000

/** The PostgreSQL at `url`; throws when it does not answer within seconds. */
export async function openPostgres(
  url: string,
  migrations: string,
  log: Log,
  statementMs = STATEMENT_MS,
): Promise<OpenDatabase> {
  const pool = poolWithTimeouts(url, log, statementMs)
  await pool.query('select 1')
  return {
    db: drizzleOn(pool),
    kind: 'postgresql',
    migrate: () => migrateAlone(url, migrations),
    close: () => pool.end(),
  }
}

/** On a connection of its own, because a migration of a full table may take longer than a request ever should. */
async function migrateAlone(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'crypto-lodge migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // The extension's notices would drown the start's own lines.
    await client.query('set client_min_messages = warning')
    await migratePg(drizzlePg(client), { migrationsFolder: migrations })
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
