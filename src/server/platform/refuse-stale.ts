import { isDeepStrictEqual } from 'node:util'
import { failure } from './failure.ts'

type Change<Fields> = { current: Fields; seen: Fields | undefined; next: Fields }

/**
 * Fails with `conflict` and the `current` fields when the editor has not `seen` them. Retrying the same
 * change is not a conflict.
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
