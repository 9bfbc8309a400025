import { pluralize } from '#contract/platform/pluralize.ts'

const MINUTE_MS = 60_000

/** '2 days 3 h left', '5 h 12 min left', '12 min left'. `until` is ISO 8601; rounds down. */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / MINUTE_MS)
  if (minutes < 1) return 'time is up'
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return `${pluralize(days, 'day')} ${hours} h left`
  return hours > 0 ? `${hours} h ${minutes % 60} min left` : `${minutes} min left`
}
