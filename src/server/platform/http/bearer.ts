import type { IncomingHttpHeaders } from 'node:http'

/** RFC 6750, section 2.1. */
export function parseBearer(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w~+/.=-]+)$/i)?.[1] ?? null
}

export const readToken = (headers: IncomingHttpHeaders): string => parseBearer(headers.authorization) ?? ''
