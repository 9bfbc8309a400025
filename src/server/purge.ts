import type { Context } from './context.ts'
import { acquireLease } from './database/leases.ts'

const EVERY_MS = 15 * 60_000
const LEASE_MS = EVERY_MS - 60_000

/** Deletes expired rows. */
export type Purge = (context: Context) => Promise<void>

/** Runs every purge, also after one that fails. */
async function runPurges(context: Context, purges: readonly Purge[]): Promise<void> {
  for (const purge of purges)
    await purge(context).catch((error: Error) =>
      context.log.warn({ error: error.message, purge: purge.name }, 'a purge of old rows failed'),
    )
}

/** Runs the purges at the start and every quarter of an hour, on one instance. Returns a function that stops it. */
export function purgeRegularly(context: Context, purges: readonly Purge[]): () => void {
  const run = async () => {
    if (!(await acquireLease(context, 'purge', LEASE_MS))) return
    await runPurges(context, purges)
  }
  const safeRun = () =>
    run().catch((error: Error) =>
      context.log.warn({ error: error.message }, 'the purges of old rows could not begin'),
    )
  const timer = setInterval(safeRun, EVERY_MS)
  timer.unref()
  void safeRun()
  return () => clearInterval(timer)
}
