import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  kind: 'pglite' | 'postgresql'
  /** One instance at a time. */
  migrate: () => Promise<void>
  close: () => Promise<void>
  pool?: () => { total: number; idle: number; waiting: number }
  /** An archive of the embedded database's files, made while they are in use. */
  dump?: () => Promise<Buffer>
}
