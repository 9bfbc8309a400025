import { type Context, inTransaction } from '#server/platform/context.ts'
import { type BackgroundWork, regularly } from '#server/platform/jobs/regularly.ts'
import { expireOverdue } from './expiry.ts'

const EVERY_MS = 60_000

/** Declines overdue stays once a minute, on every instance. */
export const sweepExpired = (context: Context): BackgroundWork =>
  regularly(context, EVERY_MS, 'the sweep of overdue stays', () =>
    inTransaction(context, (inner) => expireOverdue(inner)),
  )
