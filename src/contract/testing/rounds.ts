import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Share of their rounds that random tests run: a quarter, all in `.ci/run`, or TEST_ROUNDS. */
    rounds: number
  }
}

/** Rounds of a random test in this run, of `all` that `.ci/run` runs; at least one. */
export const rounds = (all: number): number => Math.max(1, Math.ceil(all * inject('rounds')))
