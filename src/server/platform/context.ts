import type { Admin } from '#contract/auth/login.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DomainEvent } from './events.ts'
import type { Log } from './telemetry/log.ts'

/** The caller's address, for rate limits and likes, and their browser's User-Agent. */
export type Visitor = { address: string; userAgent?: string | undefined }

/** What a service needs. Inside a transaction `db` is the transaction, and `emit` waits for its commit. */
export type Context = {
  db: Database
  clock: Clock
  config: Config
  log: Log
  /** Key of the installation's hashes and links. */
  secret: Buffer
  emit: (event: DomainEvent) => void
  admin: Admin | null
  visitor: Visitor
  inTransaction: boolean
}

/** Runs `decide` in a transaction, or in the one already open. Emits its events after the commit. */
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
