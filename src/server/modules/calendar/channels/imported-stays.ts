import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { ImportedStay } from '#contract/calendar/calendar.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

export async function listImportedStays(
  context: Context,
  range: DateRange,
  slugs?: readonly string[] | undefined,
): Promise<ImportedStay[]> {
  requireAdmin(context)
  return context.db
    .select({
      id: importedStays.id,
      lodgeSlug: importedStays.lodgeSlug,
      lodgeName: lodges.name,
      feedName: channels.name,
      from: importedStays.fromDate,
      to: importedStays.toDate,
    })
    .from(importedStays)
    .innerJoin(channels, eq(channels.id, importedStays.channelId))
    .innerJoin(lodges, eq(lodges.slug, importedStays.lodgeSlug))
    .where(
      and(
        slugs && inArray(importedStays.lodgeSlug, [...slugs]),
        lt(importedStays.fromDate, range.to),
        gt(importedStays.toDate, range.from),
      ),
    )
    .orderBy(asc(importedStays.fromDate), asc(lodges.id))
}
