const STATEMENT_MS = 5000
const LONGEST_MS = 600_000

export type PostgresAddress = {
  url: string
  statementMs: number
  /** A pooler such as PgBouncer gives each transaction any of its connections. */
  isPooled: boolean
}

/** `postgres://…?statement_timeout=8000&pgbouncer=true`. Throws an Error that says what is wrong. */
export function parsePostgresAddress(text: string, statementMs = STATEMENT_MS): PostgresAddress {
  const url = new URL(text)
  const take = (name: string) => {
    const value = url.searchParams.get(name)
    url.searchParams.delete(name)
    return value
  }
  const [given, pooled] = [take('statement_timeout'), take('pgbouncer')]
  const ms = given === null ? statementMs : Number(given)
  if (!Number.isInteger(ms) || ms < 100 || ms > LONGEST_MS)
    throw new Error(`needs a statement_timeout of 100 to ${LONGEST_MS} milliseconds`)
  if (pooled !== null && pooled !== 'true' && pooled !== 'false')
    throw new Error('needs true or false for pgbouncer')
  return { url: url.href, statementMs: ms, isPooled: pooled === 'true' }
}
