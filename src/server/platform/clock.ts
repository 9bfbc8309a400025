/** Milliseconds since 1970; tests pass in their own. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }

/** The clock's instant as ISO 8601 text in UTC. */
export function isoNow(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}

const QUARTER_HOUR_MS = 900_000

/** The number of the quarter of an hour since 1970 (UTC): every time zone's day begins with one. */
export function quarterHour(clock: Clock): number {
  return Math.floor(clock.now() / QUARTER_HOUR_MS)
}
