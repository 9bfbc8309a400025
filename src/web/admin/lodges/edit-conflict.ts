import { ApiError } from '../../api/call.ts'

/** What another editor has saved, and the version to base the next save on. */
export type EditConflict<Fields> = { version: number; current: Fields }

/** The conflict of a refused save; null for any other error. */
export function conflictIn<Fields extends object>(error: unknown): EditConflict<Fields> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { version, current }: Record<string, unknown> = error.problem ?? {}
  if (typeof version !== 'number' || current === null || typeof current !== 'object') return null
  return { version, current: current as Fields }
}
