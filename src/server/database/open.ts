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

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 5000
const STATEMENT_TIMEOUT_MS = 15_000
/** Any number: all instances agree on it, so one migrates while the others wait. */
const MIGRATION_LOCK = 2_026_112_1

/** PGlite in `folder`, or in memory when it is null. */
export async function openPglite(folder: string | null, migrations: string): Promise<OpenDatabase> {
  const path = folder === null ? undefined : join(folder, 'database')
  if (path) await mkdir(path, { recursive: true })
  const client = await PGlite.create({
    ...(path ? { dataDir: path } : {}),
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

/** A pool to the PostgreSQL at `url`, which must answer within five seconds. */
export async function openPostgres(url: string, migrations: string, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'crypto-lodge',
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  await pool.query('select 1')
  return {
    db: drizzlePg(pool) as unknown as Database,
    kind: 'postgresql',
    migrate: () => migrateAlone(pool, migrations),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool, migrations: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // The extension's notices would drown the start's own lines.
    await client.query('set client_min_messages = warning')
    await migratePg(drizzlePg(client), { migrationsFolder: migrations })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
