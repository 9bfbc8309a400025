/** Milliseconds since 1970. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }

export function isoNow(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}

const QUARTER_HOUR_MS = 900_000

/** Quarters of an hour since 1970; every time zone's day begins with one. */
export function quarterHour(clock: Clock): number {
  return Math.floor(clock.now() / QUARTER_HOUR_MS)
}
