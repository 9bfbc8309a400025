import type { Admin } from '#contract/auth/login.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DomainEvent } from './events.ts'
import type { Log } from './telemetry/log.ts'

export type Visitor = { address: string; userAgent?: string | undefined }

/** Inside a transaction `db` is the transaction, and `emit` waits for its commit. */
export type Context = {
  db: Database
  clock: Clock
  config: Config
  log: Log
  secret: Buffer
  emit: (event: DomainEvent) => void
  admin: Admin | null
  visitor: Visitor
  inTransaction: boolean
  /**
   * Run in every transaction, between its decision and its commit, with the events that will be emitted.
   */
  beforeCommit: BeforeCommit[]
}

type BeforeCommit = (context: Context, emitted: readonly DomainEvent[]) => Promise<void>

/** Joins a transaction that is already open. The events are emitted after the commit. */
export async function inTransaction<Result>(
  context: Context,
  decide: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.inTransaction) return decide(context)
  const emitted: DomainEvent[] = []
  const result = await context.db.transaction(async (tx) => {
    emitted.length = 0
    const emit = (event: DomainEvent) => void emitted.push(event)
    const inner = { ...context, db: tx, emit, inTransaction: true }
    const decided = await decide(inner)
    for (const write of context.beforeCommit) await write(inner, [...emitted])
    return decided
  })
  for (const event of emitted) context.emit(event)
  return result
}
