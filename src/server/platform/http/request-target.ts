import type { IncomingMessage } from 'node:http'

const NO_CALL = '/api/unknown'
const NO_PAGE = '/unknown'
const plainTarget = /^\/(?!\/)[\w\-./?=&]*$/

/**
 * Origin-form (RFC 9112, section 3.2.1). An absolute-form loses its authority; a malformed percent-encoding
 * becomes an unknown address.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (plainTarget.test(url)) return url
  const target = url.replace(/^https?:\/\/[^/?]*/i, '')
  const origin = target.startsWith('/') ? target : `/${target}`
  const [path = '/'] = origin.split('?', 1)
  if (isDecodable(path)) return origin
  return path.startsWith('/api/') ? NO_CALL : NO_PAGE
}

function isDecodable(path: string): boolean {
  try {
    // Uses the result, because the bundler removes an unused call.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/**
 * One spelling: no final slash, the query sorted. Null for a path with an empty segment, a backslash or a
 * control character.
 */
export function pageAddress(target: string): string | null {
  const [path = '/', query = ''] = splitOnce(target, '?')
  const malformed = /^\/[/\\]|[^/]\/\/+[^/]|\\|%([01]|7f|5c)/i
  if (malformed.test(path)) return null
  const { pathname, searchParams } = new URL(`http://localhost${path}?${query}`)
  searchParams.sort()
  const plain = pathname.replace(/\/+$/, '') || '/'
  return searchParams.size > 0 ? `${plain}?${searchParams}` : plain
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
