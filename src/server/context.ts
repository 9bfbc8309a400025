import type { Admin } from '#contract/admin.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DomainEvent } from './events.ts'
import type { Log } from './log.ts'

/** Who asks: for rate limits, likes and the audit trail. */
export type Visitor = { address: string }

/** All that a service needs. Inside a transaction `db` is the transaction, and `tell` waits for its commit. */
export type Context = {
  db: Database
  clock: Clock
  config: Config
  log: Log
  /** Keys the hashes and links that must survive a restart and mean nothing elsewhere. */
  secret: Buffer
  emit: (event: DomainEvent) => void
  admin: Admin | null
  visitor: Visitor
  inTransaction: boolean
}

/** Runs one decision in one transaction; a decision inside another joins it. Events are told after the commit. */
export async function inTransaction<Result>(
  context: Context,
  decide: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.inTransaction) return decide(context)
  const emitted: DomainEvent[] = []
  const result = await context.db.transaction((tx) => {
    emitted.length = 0
    return decide({ ...context, db: tx, emit: (event) => emitted.push(event), inTransaction: true })
  })
  for (const event of emitted) context.emit(event)
  return result
}
