import { dateIn, formatDate, formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'

const formatMoment = (timeZone: string, instant: number): string =>
  `${formatDate(dateIn(timeZone, instant))}, ${formatTimeIn(timeZone, instant)}`

/** '6:21 AM at the lodge', with the date if it differs from the reader's; null when both clocks agree. */
export function lodgeTime(timeZone: string, iso: string, ownZone = ownTimeZone()): string | null {
  const instant = Date.parse(iso)
  if (formatMoment(timeZone, instant) === formatMoment(ownZone, instant)) return null
  const isSameDay = dateIn(timeZone, instant) === dateIn(ownZone, instant)
  return `${(isSameDay ? formatTimeIn : formatMoment)(timeZone, instant)} at the lodge`
}

export function withRemarks(text: string, ...remarks: (string | null)[]): string {
  const given = remarks.filter((remark) => remark !== null)
  return given.length > 0 ? `${text} (${given.join('; ')})` : text
}

/** The reader's time, with the lodge's when it differs: 'Mon, Nov 30, 8:21 AM (6:21 AM at the lodge)'. */
export function formatOwnTime(
  timeZone: string,
  iso: string,
  { ownZone = ownTimeZone(), remark = null }: { ownZone?: string; remark?: string | null } = {},
): string {
  return withRemarks(formatMoment(ownZone, Date.parse(iso)), lodgeTime(timeZone, iso, ownZone), remark)
}
