import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { healthEndpoints } from '#contract/health.ts'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { type ContextOf, mount } from './mount.ts'

const TIMEOUT_MS = 2000

/**
 * Health: 200 when the database answers within two seconds, 503 otherwise. Readiness is 503 too while the instance drains; it
 * listens only after its migrations.
 */
export function healthRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, healthEndpoints, contextOf, {
    readHealth: async (context) => {
      if (!(await databaseAnswers(context))) throw failure('unavailable', 'The database does not answer')
      return { status: 'ok' as const }
    },
    readReadiness: async (context) => {
      if (app.isDraining) throw failure('unavailable', 'This instance is stopping')
      if (!(await databaseAnswers(context))) throw failure('unavailable', 'The database does not answer')
      return { status: 'ready' as const }
    },
  })
}

/** Whether the database answers within two seconds. */
export async function databaseAnswers(context: Context): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const answer = context.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answer, tooLate])
  clearTimeout(timer)
  return result
}
