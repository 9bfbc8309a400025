import type { Failure } from './failure.ts'

/** The result of one of several decisions in one transaction, where a failure must not undo the others. */
export type Outcome<Value> = { value: Value } | { failure: Failure }

/** The values of the outcomes that did not fail, in order. */
export function valuesOf<Value>(outcomes: readonly Outcome<Value>[]): Value[] {
  return outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []))
}

/** Continues with the value of an outcome; passes a failure on. */
export function andThen<Value, Next>(
  outcome: Outcome<Value>,
  next: (value: Value) => Outcome<Next>,
): Outcome<Next> {
  return 'value' in outcome ? next(outcome.value) : outcome
}

/** The value; throws the failure. */
export function valueOrThrow<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value
  throw outcome.failure
}
