import type { Page } from '#contract/paging.ts'

/** Pages nearer than this cost little either way, so that nothing is counted for them. */
const FAR = 2000

/** The same page as an order, an offset and a limit; read backwards when it lies nearer to the oldest row. */
export type PagePlan = { backwards: boolean; limit: number; offset: number }

/**
 * Skipping 100,000 rows takes a database as many steps. A page in the second half is read from the other end, in the
 * opposite order; the caller turns its rows round.
 */
export async function planPage({ limit, offset }: Page, total: () => Promise<number>): Promise<PagePlan> {
  if (offset < FAR) return { backwards: false, limit, offset }
  const rows = await total()
  if (offset < rows / 2) return { backwards: false, limit, offset }
  const left = Math.max(0, Math.min(limit, rows - offset))
  return { backwards: true, limit: left, offset: Math.max(0, rows - offset - limit) }
}
