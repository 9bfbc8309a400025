import type { SomeLodges } from '#contract/lodges/some-lodges.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import type { Timeline } from '#contract/reports/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { listStays } from '../bookings/availability/stays.ts'
import { listImportedStays } from '../calendar/channels/imported-stays.ts'
import { listClosures } from '../calendar/closures.ts'
import { listEvents } from '../calendar/events.ts'
import { readRateCalendar } from '../rates/rate-calendar.ts'

/** Half-open. Fails with `not_found` for an unknown `lodge`. */
export async function readTimeline(
  context: Context,
  { lodge, lodges: some, ...range }: DateRange & SomeLodges & { lodge?: string | undefined },
): Promise<Timeline> {
  requireAdmin(context)
  const requested = lodge === undefined ? some : [lodge]
  const [{ lodges }, stays, imported, closures, events] = await Promise.all([
    readRateCalendar(context, { ...range, lodge, lodges: some }),
    listStays(context, range, requested),
    listImportedStays(context, range, requested),
    listClosures(context, range),
    listEvents(context, range),
  ])
  const isWanted = ({ lodgeSlug }: { lodgeSlug: string | null }) =>
    requested === undefined || lodgeSlug === null || requested.includes(lodgeSlug)
  return {
    lodges,
    stays,
    imported,
    closures: closures.filter(isWanted),
    events: events.filter(isWanted),
  }
}
