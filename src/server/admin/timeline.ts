import type { DateRange } from '#contract/dates.ts'
import type { Timeline } from '#contract/timeline.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { listStays } from '../bookings/stays.ts'
import { listClosures } from '../calendar/closures.ts'
import { listEvents } from '../calendar/events.ts'
import { listImportedStays } from '../calendar/imported-stays.ts'
import type { Context } from '../context.ts'
import { readRateCalendar } from '../rates/rate-calendar.ts'

/** Everything that stands on the nights of a half-open range; with `lodge`, of that one, which fails with `not_found`. */
export async function readTimeline(
  context: Context,
  { lodge, ...range }: DateRange & { lodge?: string | undefined },
): Promise<Timeline> {
  requireAdmin(context)
  const [{ lodges }, stays, imported, closures, events] = await Promise.all([
    readRateCalendar(context, { ...range, lodge }),
    listStays(context, range, lodge),
    listImportedStays(context, range),
    listClosures(context, range),
    listEvents(context, range),
  ])
  const isOf = ({ lodgeSlug }: { lodgeSlug: string | null }) =>
    lodge === undefined || lodgeSlug === null || lodgeSlug === lodge
  return {
    lodges,
    stays,
    imported: imported.filter(isOf),
    closures: closures.filter(isOf),
    events: events.filter(isOf),
  }
}
