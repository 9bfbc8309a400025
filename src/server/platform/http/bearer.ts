import type { IncomingHttpHeaders } from 'node:http'

/** The token of an `Authorization: Bearer` header (RFC 6750, section 2.1), or null. */
export function parseBearer(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w~+/.=-]+)$/i)?.[1] ?? null
}

/** The bearer token of a request that has one; else an empty text. */
export const readToken = (headers: IncomingHttpHeaders): string => parseBearer(headers.authorization) ?? ''
