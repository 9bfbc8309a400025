import { isDeepStrictEqual } from 'node:util'
import { failure } from './failure.ts'

type Change<Fields> = { current: Fields; seen: Fields | undefined; next: Fields }

/**
 * Refuses a change of an entry that is no longer as its editor has `seen` it: a `conflict` with the `current` fields.
 * Retrying the same change is not a conflict.
 */
export function refuseStale<Fields extends object>(
  subject: string,
  { current, seen, next }: Change<Fields>,
): void {
  if (seen === undefined || isDeepStrictEqual(seen, current) || isDeepStrictEqual(next, current)) return
  throw failure(
    'conflict',
    `Someone else has changed this ${subject} meanwhile. Please look at their changes first.`,
    { current },
  )
}
