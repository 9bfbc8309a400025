import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import { traceStatements } from '../telemetry/statements.ts'
import type { Database } from './database.ts'
import { isConnectionLost } from './errors.ts'
import type { PostgresAddress } from './postgres-address.ts'

const POOL_SIZE = 20
/** A server that is silent this much longer than a statement's timeout is gone. */
const BEYOND_STATEMENT_MS = 1000
/** After a failover the next connection leads to another server. */
const RETRY_MS = 250

type Client = pg.PoolClient & { connection: { stream: Socket } }

/**
 * `statementMs` limits a statement, four fifths of it a connection, a second more a silent server. A pooler
 * refuses parameters at the start, so that the role's own timeout applies, and another transaction would
 * not find a named statement.
 */
export function poolWithTimeouts({ url, statementMs, isPooled }: PostgresAddress, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // By this connection a restore sees an instance that serves nobody at the moment.
    min: 1,
    max: POOL_SIZE,
    connectionTimeoutMillis: 0.8 * statementMs,
    ...(isPooled
      ? { Client: UnnamedStatements }
      : { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
    keepAlive: true,
    application_name: 'crypto-lodge',
  })
  const socketBehind = (client: pg.PoolClient) => (client as Client).connection.stream
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    // The failing statement reports the error. Without a listener a connection lost in a transaction ends
    // the process.
    client.on('error', () => undefined)
    socketBehind(client).on('timeout', () =>
      socketBehind(client).destroy(new Error('The database fell silent')),
    )
  })
  pool.on('acquire', (client) => socketBehind(client).setTimeout(statementMs + BEYOND_STATEMENT_MS))
  pool.on('release', (_error, client) => socketBehind(client).setTimeout(0))
  return pool
}

class UnnamedStatements extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen forms
  override query(statement: any, ...rest: any[]): any {
    const unnamed = statement?.name && statement.text ? { ...statement, name: undefined } : statement
    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen forms
    return (super.query as any)(unnamed, ...rest)
  }
}

export function drizzleOn(pool: pg.Pool): Database {
  retryReads(pool)
  const db = drizzle(traceStatements(pool))
  // Drizzle's own never releases a connection whose BEGIN fails, and twenty of them empty the pool for
  // good.
  db.transaction = async (decide, config) => {
    let hasBegun = false
    const inTransaction = async () => {
      const client = await pool.connect()
      try {
        return await drizzle(traceStatements(client)).transaction((tx) => {
          hasBegun = true
          return decide(tx)
        }, config)
      } finally {
        client.release()
      }
    }
    return inTransaction().catch(async (error: unknown) => {
      // A lost BEGIN has changed nothing. A lost COMMIT may have: the caller repeats it under its
      // Idempotency-Key.
      if (hasBegun || !isConnectionLost(error)) throw error
      await setTimeout(RETRY_MS)
      return inTransaction()
    })
  }
  return db as unknown as Database
}

type Query = (...call: unknown[]) => Promise<unknown>

/** A lost `select` outside a transaction has changed nothing, so it is repeated once. */
function retryReads(pool: pg.Pool): void {
  const query: Query = pool.query.bind(pool)
  const retrying: Query = async (...call) => {
    try {
      return await query(...call)
    } catch (error) {
      if (!isRead(call[0]) || !isConnectionLost(error)) throw error
      await setTimeout(RETRY_MS)
      return query(...call)
    }
  }
  pool.query = retrying as pg.Pool['query']
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string })?.text
  return /^\s*select\b/i.test(text ?? '') && !/\bfor (no key )?(update|share)\b|\bnextval\b/i.test(text ?? '')
}
