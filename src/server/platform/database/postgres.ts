import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import type { OpenDatabase } from './database.ts'
import { drizzleOn, poolWithTimeouts } from './pool.ts'
import { parsePostgresAddress } from './postgres-address.ts'

/** Arbitrary, and the same in all instances, so that one migrates while the others wait. */
const MIGRATION_LOCK = 2_026_112_1

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
 * A migration may exceed a request's timeout, so it has its own connection. Its lock and settings belong to
 * the session, so it bypasses a pooler.
 */
async function migrateAlone(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'crypto-lodge migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Every later query waits for a migration that waits for a long query. It fails instead, and the next
    // start tries again.
    await client.query("set lock_timeout = '10s'")
    await client.query('set client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: migrations })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
