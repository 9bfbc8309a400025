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
import { traceStatements } from '../telemetry/statements.ts'
import type { Database, OpenDatabase } from './database.ts'
import { drizzleOn, poolWithTimeouts } from './pool.ts'
import { PrivateNodeFS } from './private-node-fs.ts'

/** An arbitrary number that all instances share, so that one migrates while the others wait. */
const MIGRATION_LOCK = 2_026_112_1

/** PGlite in `folder`, filled from a `dump` if one is given; in memory when the folder is null. */
export async function openPglite(
  folder: string | null,
  migrations: string,
  dump?: Buffer,
): Promise<OpenDatabase> {
  const path = folder === null ? undefined : join(folder, 'database')
  if (path) await mkdir(path, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(path ? { fs: new PrivateNodeFS(path) } : {}),
    ...(dump ? { loadDataDir: new Blob([new Uint8Array(dump)]) } : {}),
    extensions: { btree_gist, pg_trgm },
  })
  const db = drizzlePglite(traceStatements(client))
  return {
    db: db as unknown as Database,
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder: migrations }),
    close: () => client.close(),
    dump: async () => {
      await client.exec('checkpoint')
      return Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())
    },
  }
}

/** The server cancels a request's statement after this time. */
const STATEMENT_MS = 5000

/** PostgreSQL at `url`; throws when it does not answer within seconds. */
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
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Uses its own connection, because migrating a full table may exceed a request's timeout. */
async function migrateAlone(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'crypto-lodge migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // A migration that waits for a long query makes every later query wait for it: it fails instead, and the next start tries again.
    await client.query("set lock_timeout = '10s'")
    // Hides the extension's notices at the start.
    await client.query('set client_min_messages = warning')
    await migratePg(drizzlePg(client), { migrationsFolder: migrations })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
