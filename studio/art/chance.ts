export type Chance = {
  /** Uniform in [0, 1). */
  next(): number
  between(low: number, high: number): number
  whole(below: number): number
  pick<T>(from: readonly T[]): T
  /** Roughly normal, mean 0, deviation 1. */
  bell(): number
}

// mulberry32: 32 bits of state are plenty for a picture, and every platform agrees on it to the bit.
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A seeded source of chance: the same seed always tells the same story. */
export function createChance(seed: number): Chance {
  const next = mulberry32(seed)
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (below) => Math.floor(next() * below),
    pick: (from) => from[Math.floor(next() * from.length)],
    bell: () => next() + next() + next() + next() - (next() + next() + next() + next()),
  }
}
