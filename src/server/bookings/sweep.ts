import { type Context, inTransaction } from '../context.ts'
import { expireOverdue } from './expiry.ts'

const EVERY_MS = 60_000

/** Declines overdue stays once a minute, on every instance; returns a function that stops it. */
export function sweepExpired(context: Context): () => void {
  const sweep = () =>
    inTransaction(context, (inner) => expireOverdue(inner)).catch((error: Error) =>
      context.log.warn({ error: error.message }, 'the sweep of overdue stays failed'),
    )
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  void sweep()
  return () => clearInterval(timer)
}
