import { dateIn, formatInstantIn } from '#contract/platform/dates.ts'

const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** 'Friday 4 December, 16:00': an instant in an IANA time zone. */
export function momentInWords(timeZone: string, instant: string): string {
  const at = Date.parse(instant)
  const parts = longDate.formatToParts(Date.parse(dateIn(timeZone, at)))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${part('weekday')} ${part('day')} ${part('month')}, ${formatInstantIn(timeZone, at).slice(-5)}`
}
