import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over PGlite or PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  kind: 'pglite' | 'postgresql'
  /** Applies the missing migrations, one instance at a time. */
  migrate: () => Promise<void>
  close: () => Promise<void>
  /** PostgreSQL's connections, and the calls that wait for one. */
  pool?: () => { total: number; idle: number; waiting: number }
  /** The embedded database's files as an archive, while it is in use. */
  dump?: () => Promise<Buffer>
}
