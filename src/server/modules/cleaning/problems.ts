import { asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { CleaningProblem, OneCleaning } from '#contract/cleaning/day.ts'
import type { Page } from '#contract/platform/paging.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { matchesCleaning } from './change-cleaning.ts'
import { pictureAddress } from './cleanings.ts'

/** What is noted or pictured as broken, newest first. */
export async function listProblems(context: Context, { limit, offset }: Page): Promise<CleaningProblem[]> {
  requireAdmin(context)
  const { lodgeSlug, date, note, picture } = cleanings
  const rows = await context.db
    .select({ lodgeSlug, lodgeName: lodges.name, date, note, picture })
    .from(cleanings)
    .innerJoin(lodges, eq(lodges.slug, lodgeSlug))
    .where(or(isNotNull(note), isNotNull(picture)))
    .orderBy(desc(date), asc(lodges.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    ...row,
    picture: row.picture && pictureAddress(row.lodgeSlug, row.date, row.picture),
  }))
}

/** Removes note and picture, also where the stay before was cancelled; the audit trail keeps the note. */
export function solveProblem(context: Context, which: OneCleaning): Promise<null> {
  return inTransaction(context, async (inner) => {
    const isIt = matchesCleaning(which)
    const [before] = await inner.db.select().from(cleanings).where(isIt).for('update')
    if (!before || (before.note === null && before.picture === null))
      throw failure('not_found', 'No problem is noted for this cleaning')
    await inner.db.update(cleanings).set({ note: null, picture: null }).where(isIt)
    await recordChange(inner, {
      action: 'solve problem',
      subject: `cleaning ${which.lodgeSlug} ${which.date}`,
      before: { note: before.note },
    })
    return null
  })
}
