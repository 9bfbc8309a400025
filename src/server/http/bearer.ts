/** The token of an `Authorization: Bearer` header (RFC 6750, section 2.1), or null. */
export function bearerOf(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w~+/.=-]+)$/i)?.[1] ?? null
}
