import { ApiError } from '#web/platform/api/call.ts'

type Read = { data: unknown; error: unknown }

/** Whether a part of the page could not be loaded. A server without that part answers 404, which is no failure. */
export const hasFailed = ({ data, error }: Read): boolean =>
  data === undefined && error !== null && !(error instanceof ApiError && error.status === 404)
