import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import { traceStatements } from '../telemetry/statements.ts'
import type { Database } from './database.ts'

const POOL_SIZE = 20
/** A server silent for this much longer than a statement's timeout is gone. */
const BEYOND_STATEMENT_MS = 1000

type Client = pg.PoolClient & { connection: { stream: Socket } }

/**
 * A pool with three timeouts: four fifths of `statementMs` for a connection, `statementMs` for a statement, a second more for a
 * silent server.
 */
export function poolWithTimeouts(url: string, log: Log, statementMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // By this connection a restore sees an instance that serves nobody at the moment.
    min: 1,
    max: POOL_SIZE,
    // To get a free connection or open one.
    connectionTimeoutMillis: 0.8 * statementMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    application_name: 'crypto-lodge',
  })
  const socketOf = (client: pg.PoolClient) => (client as Client).connection.stream
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    // The failing statement reports it; without a listener a connection lost in a transaction ends the process.
    client.on('error', () => undefined)
    socketOf(client).on('timeout', () => socketOf(client).destroy(new Error('The database fell silent')))
  })
  pool.on('acquire', (client) => socketOf(client).setTimeout(statementMs + BEYOND_STATEMENT_MS))
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0))
  return pool
}

export function drizzleOn(pool: pg.Pool): Database {
  const db = drizzle(traceStatements(pool))
  // Drizzle's own never releases a connection whose BEGIN fails: twenty of them empty the pool for good.
  db.transaction = async (decide, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(traceStatements(client)).transaction(decide, config)
    } finally {
      client.release()
    }
  }
  return db as unknown as Database
}
