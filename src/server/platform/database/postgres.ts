import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import type { OpenDatabase } from './database.ts'
import { drizzleOn, poolWithTimeouts } from './pool.ts'
import { parsePostgresAddress } from './postgres-address.ts'

/** An arbitrary number that all instances share, so that one migrates while the others wait. */
const MIGRATION_LOCK = 2_026_112_1

/** PostgreSQL at an address, at `direct` for its migrations; throws when it does not answer within seconds. */
export async function openPostgres(
  at: string | { address: string; direct: string | undefined },
  migrations: string,
  log: Log,
  statementMs?: number,
): Promise<OpenDatabase> {
  const { address, direct = address } = typeof at === 'string' ? { address: at } : at
  const pool = poolWithTimeouts(parsePostgresAddress(address, statementMs), log)
  await pool.query('select 1')
  return {
    db: drizzleOn(pool),
    kind: 'postgresql',
    migrate: () => migrateAlone(parsePostgresAddress(direct).url, migrations),
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Uses its own connection, because migrating a full table may exceed a request's timeout. Its lock and settings belong to the
 * session, which is why it does not go through a pooler.
 */
async function migrateAlone(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'crypto-lodge migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // A migration that waits for a long query makes every later query wait for it: it fails instead, and the next start tries again.
    await client.query("set lock_timeout = '10s'")
    // Hides the extension's notices at the start.
    await client.query('set client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: migrations })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
