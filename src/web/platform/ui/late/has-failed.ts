import { ApiError } from '#web/platform/api/call.ts'

type Read = { data: unknown; error: unknown }

/** A server without that part answers 404, which is no failure. */
export const hasFailed = ({ data, error }: Read): boolean =>
  data === undefined && error !== null && !(error instanceof ApiError && error.status === 404)
