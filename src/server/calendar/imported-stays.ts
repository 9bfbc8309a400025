import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { ImportedStay } from '#contract/calendar.ts'
import type { DateRange } from '#contract/dates.ts'
import { requireAdmin } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { calendarFeeds, importedStays } from '../database/tables/calendar.ts'
import { lodges } from '../database/tables/lodges.ts'

/** Other channels' stays of all lodges that share a night with `range`, by their first night. */
export async function listImportedStays(context: Context, range: DateRange): Promise<ImportedStay[]> {
  requireAdmin(context)
  return context.db
    .select({
      id: importedStays.id,
      lodgeSlug: importedStays.lodgeSlug,
      lodgeName: lodges.name,
      feedName: calendarFeeds.name,
      from: importedStays.fromDate,
      to: importedStays.toDate,
    })
    .from(importedStays)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, importedStays.feedId))
    .innerJoin(lodges, eq(lodges.slug, importedStays.lodgeSlug))
    .where(and(lt(importedStays.fromDate, range.to), gt(importedStays.toDate, range.from)))
    .orderBy(asc(importedStays.fromDate), asc(lodges.id))
}
