import { dateIn, ownTimeZone } from '#contract/platform/dates.ts'

/** When the date has changed at only some lodges, it is the earlier one. */
export function earliestToday(lodges: readonly { timeZone?: string }[]): string {
  const zones = lodges.length > 0 ? lodges.map(({ timeZone }) => timeZone ?? ownTimeZone()) : [ownTimeZone()]
  return zones.map((zone) => dateIn(zone, Date.now())).sort()[0] ?? ''
}
