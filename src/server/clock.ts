/** The time in milliseconds since 1970; passed in, so that tests choose the hour. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }

/** The clock's instant as ISO 8601 text in UTC. */
export function isoNow(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
