import { ApiError } from '#web/platform/api/call.ts'

/** `version` is the one that the next save must name. */
export type EditConflict<Fields> = { version: number; current: Fields }

const readConflict = (error: unknown): Record<string, unknown> =>
  (error instanceof ApiError && error.status === 409 && error.problem) || {}

/** The fields in a refused save; null for any other error. */
export function currentIn<Fields extends object>(error: unknown): Fields | null {
  const { current } = readConflict(error)
  return current !== null && typeof current === 'object' ? (current as Fields) : null
}

/** Null for any error other than a refused save. */
export function conflictIn<Fields extends object>(error: unknown): EditConflict<Fields> | null {
  const { version } = readConflict(error)
  const current = currentIn<Fields>(error)
  return typeof version === 'number' && current ? { version, current } : null
}
