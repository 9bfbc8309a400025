import { activeTraceId, inSpan, isTracing } from './spans.ts'

type Query = (...call: unknown[]) => Promise<unknown>
type Transaction = (decide: (tx: object) => Promise<unknown>) => Promise<unknown>

const MAX_TEXT = 2000

const traced = new WeakSet<object>()

/**
 * A span has the statement's text with placeholders, without values. Takes a pool or a connection of `pg`,
 * or PGlite.
 */
export function traceStatements<Client extends object>(client: Client): Client {
  if (!isTracing() || traced.has(client)) return client
  traced.add(client)
  const target = client as { query: Query; transaction?: Transaction }
  const query: Query = target.query.bind(client)
  // A call with a callback is the driver's own, inside one that is traced.
  target.query = (...call) => {
    if (typeof call.at(-1) === 'function' || !activeTraceId()) return query(...call)
    const { name, attributes } = describeStatement(call[0])
    return inSpan(name, attributes, () => query(...call), 'client')
  }
  const transaction = target.transaction?.bind(client)
  if (transaction) target.transaction = (decide) => transaction((tx) => decide(traceStatements(tx)))
  return client
}

function describeStatement(statement: unknown) {
  const given = typeof statement === 'string' ? statement : (statement as { text?: unknown })?.text
  const text = withoutLiterals(String(given ?? '')).slice(0, MAX_TEXT)
  const operation = text.match(/^\s*(\w+)/)?.[1]?.toUpperCase() ?? 'STATEMENT'
  return {
    name: operation,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  }
}

const withoutLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, '?')
