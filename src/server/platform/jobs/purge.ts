import type { Context } from '../context.ts'
import { acquireLease } from '../database/leases.ts'
import { type BackgroundWork, every } from './every.ts'

const EVERY_MS = 15 * 60_000
const LEASE_MS = EVERY_MS - 60_000

export type Purge = (context: Context) => Promise<void>

async function runPurges(context: Context, purges: readonly Purge[]): Promise<void> {
  for (const purge of purges)
    await purge(context).catch((error: Error) =>
      context.log.warn({ error: error.message, purge: purge.name }, 'a purge of old rows failed'),
    )
}

export const purgeRegularly = (context: Context, purges: readonly Purge[]): BackgroundWork =>
  every(context, EVERY_MS, 'beginning the purges of old rows', async () => {
    if (await acquireLease(context, 'purge', LEASE_MS)) await runPurges(context, purges)
  })
