/** A clock that tests set. */
export type TestClock = { now: () => number; set: (iso: string) => void; pass: (ms: number) => void }

export function testClock(iso = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(iso)
  return {
    now: () => now,
    set: (next) => {
      now = Date.parse(next)
    },
    pass: (ms) => {
      now += ms
    },
  }
}
