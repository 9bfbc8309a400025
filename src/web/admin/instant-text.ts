const parts = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats ISO 8601 as '21 Nov 2026, 12:00' in the reader's time zone. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : parts.format(instant)
}
