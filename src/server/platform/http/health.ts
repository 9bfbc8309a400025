import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { healthEndpoints } from '#contract/platform/health.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { withinTime } from '../limits/within-time.ts'
import { type GetContext, mount } from './mount.ts'

const TIMEOUT_MS = 2000
/**
 * Probes are not limited, so that they never wait behind guests. All of this time share one ping that
 * succeeds.
 */
const SHARED_MS = 1000

/**
 * Liveness ignores the database, because a restart would not help it. Readiness is 503 too while the
 * instance drains.
 */
export function healthRoutes(app: FastifyInstance, getContext: GetContext): void {
  const pings = new PromiseCache<boolean>({ ttlMs: SHARED_MS, isCacheable: (answers) => answers })
  const requireDatabase = async (context: Context) => {
    if (await pings.get('database', () => databaseAnswers(context))) return
    throw failure('unavailable', 'The database does not answer')
  }
  mount(app, healthEndpoints, getContext, {
    readHealth: async (context) => {
      await requireDatabase(context)
      return { status: 'ok' as const }
    },
    readLiveness: async () => ({ status: 'alive' as const }),
    readReadiness: async (context) => {
      if (app.isDraining) throw failure('unavailable', 'This instance is stopping')
      await requireDatabase(context)
      return { status: 'ready' as const }
    },
  })
}

export const databaseAnswers = ({ db }: Context): Promise<boolean> =>
  withinTime(() => db.execute(sql`select 1`), TIMEOUT_MS).then(
    () => true,
    () => false,
  )
