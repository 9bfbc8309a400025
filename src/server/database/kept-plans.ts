import { type PGlite, protocol } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

const { serialize, messages } = protocol
const dialect = new PgDialect()

type Keeper = (text: string, values: unknown[]) => Promise<unknown[]>

const keepers = new WeakMap<Database, Keeper>()

/** From now on `executeKept` on this database goes straight to its PGlite. */
export function keepPlans(db: Database, client: PGlite): void {
  keepers.set(db, keeper(client))
}

/**
 * Runs a statement that somebody waits for and whose text never changes. Outside a transaction PGlite parses and plans
 * it once and then takes it in one round, where its `query` takes six. Values are texts, numbers or null; every cell is
 * text as the server writes it, or null.
 */
export async function executeKept<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const run = keepers.get(db)
  if (!run) return rowsOf<Row>(await db.execute(statement))
  const { sql, params } = dialect.sqlToQuery(statement)
  return (await run(sql, params)) as Row[]
}

/** Statements by text; each is prepared under a name of its own for as long as the session, the process's, lives. */
function keeper(client: PGlite): Keeper {
  const kept = new Map<string, { name: string; columns: string[] }>()
  const send = async (...parts: Uint8Array[]) =>
    (await client.execProtocol(Buffer.concat([...parts, serialize.sync()]))).messages
  const prepare = async (text: string) => {
    const name = `kept_${kept.size}`
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const description = answer.find((message) => message instanceof messages.RowDescriptionMessage)
    const statement = { name, columns: description?.fields.map((field) => field.name) ?? [] }
    kept.set(text, statement)
    return statement
  }
  const run: Keeper = async (text, values) => {
    const { name, columns } = kept.get(text) ?? (await prepare(text))
    const texts = values.map((value) => (value === null ? null : String(value)))
    const answer = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}))
    const rows = answer.filter((message) => message instanceof messages.DataRowMessage)
    return rows.map(({ fields }) => Object.fromEntries(columns.map((column, at) => [column, fields[at]])))
  }
  // Both locks that PGlite's own `query` takes: nothing of ours gets into a transaction that is under way.
  return (text, values) =>
    client._runExclusiveTransaction(() => client._runExclusiveQuery(() => run(text, values)))
}
