import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The drivers' results differ, and Drizzle leaves their type open. */
export const toRows = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows

type Key<Table extends PgTable> = keyof Table['$inferSelect'] & string

export function columnNames<Table extends PgTable>(table: Table): Record<Key<Table>, string> {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name])
  return Object.fromEntries(columns) as Record<Key<Table>, string>
}

export const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * For `json_populate_recordset(null::the_table, …)`: one parameter for any number of rows, where Drizzle's
 * `values` builds hundreds. A lone surrogate, valid in JSON but not in PostgreSQL, becomes U+FFFD.
 */
export function toRecords<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
): string {
  const columns: Record<string, string> = columnNames(table)
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key], value])),
  )
  return JSON.stringify(records, (_key, value) =>
    typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value,
  )
}
