import { dateIn, formatDate, formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'

/** 'Mon, Nov 30, 8:21 AM' in a time zone. */
const formatMoment = (timeZone: string, instant: number): string =>
  `${formatDate(dateIn(timeZone, instant))}, ${formatTimeIn(timeZone, instant)}`

/** '6:21 AM at the lodge', with its date where that is another than the reader's; null where both clocks show the same. */
export function lodgeTime(timeZone: string, iso: string, ownZone = ownTimeZone()): string | null {
  const instant = Date.parse(iso)
  if (formatMoment(timeZone, instant) === formatMoment(ownZone, instant)) return null
  const isSameDay = dateIn(timeZone, instant) === dateIn(ownZone, instant)
  return `${(isSameDay ? formatTimeIn : formatMoment)(timeZone, instant)} at the lodge`
}

/** A text with what stands beside it: 'Done (by Rosa; today)'. */
export function withRemarks(text: string, ...remarks: (string | null)[]): string {
  const given = remarks.filter((remark) => remark !== null)
  return given.length > 0 ? `${text} (${given.join('; ')})` : text
}

/** An instant at a lodge in the reader's time, with the lodge's where they differ: 'Mon, Nov 30, 8:21 AM (6:21 AM at the lodge)'. */
export function formatOwnTime(
  timeZone: string,
  iso: string,
  { ownZone = ownTimeZone(), remark = null }: { ownZone?: string; remark?: string | null } = {},
): string {
  return withRemarks(formatMoment(ownZone, Date.parse(iso)), lodgeTime(timeZone, iso, ownZone), remark)
}
