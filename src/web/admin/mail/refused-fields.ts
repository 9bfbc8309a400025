import { ApiError } from '#web/platform/api/call.ts'

/** Messages by field. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
}
