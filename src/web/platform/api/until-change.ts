/** Timers of browsers hold 24 days. A timer of an hour also follows a device that slept. */
const LONGEST_WAIT_MS = 3_600_000
/** After a failed read, and while the clocks of browser and server may differ about what has passed. */
const AGAIN_MS = 60_000
const CLOCKS_DIFFER_MS = 600_000

type Read = { dataUpdatedAt: number; errorUpdatedAt: number }

/**
 * When to read again what changes at `instants` (ISO 8601), in milliseconds: a second after the next one, or
 * after one that has passed since the data was read; then each minute for ten minutes. False when all had
 * passed by then.
 */
export function untilChange(
  instants: readonly string[],
  { dataUpdatedAt, errorUpdatedAt }: Read,
): number | false {
  const isDue = (at: number) => at > dataUpdatedAt - CLOCKS_DIFFER_MS
  const next = Math.min(...instants.map((instant) => Date.parse(instant)).filter(isDue))
  if (next === Infinity) return false
  const wait = next - Date.now()
  if (wait > 0) return Math.min(wait + 1000, LONGEST_WAIT_MS)
  return next > dataUpdatedAt && errorUpdatedAt <= dataUpdatedAt ? 1000 : AGAIN_MS
}
