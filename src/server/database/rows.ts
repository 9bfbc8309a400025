import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The rows of a statement written in SQL, which Drizzle's types leave open because drivers answer differently. */
export const rowsOf = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows

type Key<Table extends PgTable> = keyof Table['$inferSelect'] & string

/** The names of a table's columns in the database, by their names in the code. */
export function columnsOf<Table extends PgTable>(table: Table): Record<Key<Table>, string> {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name])
  return Object.fromEntries(columns) as Record<Key<Table>, string>
}

/** A list of column names for a statement written in SQL. */
export const namesOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * Rows as the JSON that `json_populate_recordset(null::the_table, …)` reads: one parameter, whatever their number, where
 * Drizzle's `values` would build a statement of hundreds. Half a surrogate pair, which JSON lets pass and PostgreSQL does not,
 * becomes U+FFFD, as UTF-8 would have it.
 */
export function recordsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
): string {
  const columns: Record<string, string> = columnsOf(table)
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key], value])),
  )
  return JSON.stringify(records, (_key, value) =>
    typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value,
  )
}
