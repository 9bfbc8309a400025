import { dateIn, formatTimeIn } from '#contract/platform/dates.ts'

const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** 'Friday, December 4, 4 PM' in an IANA time zone. */
export function momentInWords(timeZone: string, instant: string): string {
  const at = Date.parse(instant)
  const parts = longDate.formatToParts(Date.parse(dateIn(timeZone, at)))
  const part = (requested: string) => parts.find(({ type }) => type === requested)?.value
  const hour = formatTimeIn(timeZone, at).replace(':00 ', ' ')
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${hour}`
}
