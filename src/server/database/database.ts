import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over PGlite or PostgreSQL, or a transaction of either: services cannot tell them apart. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with what the edge needs of it. */
export type OpenDatabase = {
  db: Database
  kind: 'pglite' | 'postgresql'
  /** Applies the migrations that are missing, one instance at a time. */
  migrate: () => Promise<void>
  close: () => Promise<void>
}
