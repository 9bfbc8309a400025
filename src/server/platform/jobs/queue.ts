import { and, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'

const FIRST_WAIT_MS = 60_000

/** `nextTryAt` is null when nothing more is to be tried. */
type Queue = PgTable & { id: PgColumn; nextTryAt: PgColumn; tries: PgColumn }

type Claim = {
  batch: number
  /** Milliseconds; afterwards another instance may claim the rows. */
  claimMs: number
  where?: SQL | undefined
}

/**
 * Other instances skip locked rows and then see a later `nextTryAt`, so that the work of a killed process
 * is done once its claim has ended.
 */
export async function claimDue<Table extends Queue>(
  context: Context,
  queue: Table,
  { batch, claimMs, where }: Claim,
): Promise<Table['$inferSelect'][]> {
  const { id, nextTryAt, tries } = queue
  const table: PgTable = queue
  const due = context.db
    .select({ id })
    .from(table)
    .where(and(lte(nextTryAt, isoNow(context.clock)), where))
    .orderBy(nextTryAt, id)
    .limit(batch)
    .for('update', { skipLocked: true })
  const claimed = await context.db
    .update(table)
    .set({ nextTryAt: timeIn(context, claimMs), tries: sql`${tries} + 1` })
    .where(inArray(id, due))
    .returning()
  return (claimed as (Table['$inferSelect'] & { id: number })[]).sort((a, b) => a.id - b.id)
}

/** In a minute, doubled after each further failure, at most `longestMs` milliseconds. */
export const timeOfNextTry = (context: Context, tries: number, longestMs: number): string =>
  timeIn(context, Math.min(longestMs, FIRST_WAIT_MS * 2 ** (tries - 1)))

export const timeIn = ({ clock }: Context, ms: number): string => new Date(clock.now() + ms).toISOString()
