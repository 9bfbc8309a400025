import { ApiError } from '#web/platform/api/call.ts'

/** What another editor has saved, and the version to base the next save on. */
export type EditConflict<Fields> = { version: number; current: Fields }

/** The problem document of a refused save; nothing for any other error. */
const readConflict = (error: unknown): Record<string, unknown> =>
  (error instanceof ApiError && error.status === 409 && error.problem) || {}

/** What another editor has saved, of a refused save; null for any other error. */
export function currentIn<Fields extends object>(error: unknown): Fields | null {
  const { current } = readConflict(error)
  return current !== null && typeof current === 'object' ? (current as Fields) : null
}

/** The conflict of a refused save; null for any other error. */
export function conflictIn<Fields extends object>(error: unknown): EditConflict<Fields> | null {
  const { version } = readConflict(error)
  const current = currentIn<Fields>(error)
  return typeof version === 'number' && current ? { version, current } : null
}
