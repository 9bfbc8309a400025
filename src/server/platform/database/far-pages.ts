import type { Page } from '#contract/platform/paging.ts'

/** Below this offset a page is cheap without a count. */
const FAR = 2000

/** Order, offset and limit of a page; `backwards` reads from the oldest row. */
export type PagePlan = { backwards: boolean; limit: number; offset: number }

/**
 * Plans a page. A page in the second half is read backwards, because skipping 100,000 rows takes as many steps; the
 * caller reverses its rows.
 */
export async function planPage({ limit, offset }: Page, total: () => Promise<number>): Promise<PagePlan> {
  if (offset < FAR) return { backwards: false, limit, offset }
  const rows = await total()
  if (offset < rows / 2) return { backwards: false, limit, offset }
  const left = Math.max(0, Math.min(limit, rows - offset))
  return { backwards: true, limit: left, offset: Math.max(0, rows - offset - limit) }
}
