const parts = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 21, 2026, 12:00 PM' in the reader's time zone, from ISO 8601. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : parts.format(instant).replaceAll('\u202f', ' ')
}

const DAY_MS = 86_400_000

/** 'Nov 21, 2026' from ISO 8601. Midnight UTC stands for a date without a time and keeps that date; any other instant gives the reader's date. */
export function formatDay(iso: string): string {
  const instant = Date.parse(iso)
  const timeZone = instant % DAY_MS === 0 ? 'UTC' : undefined
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(instant)
}
