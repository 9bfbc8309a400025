const parts = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats ISO 8601 as 'Nov 21, 2026, 12:00 PM' in the reader's time zone. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : parts.format(instant).replaceAll('\u202f', ' ')
}

const DAY_MS = 86_400_000

/**
 * Formats ISO 8601 as 'Nov 21, 2026'. A date that was given without a time is stored as midnight UTC and stays that date;
 * another instant is the reader's day.
 */
export function formatDay(iso: string): string {
  const instant = Date.parse(iso)
  const timeZone = instant % DAY_MS === 0 ? 'UTC' : undefined
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(instant)
}
