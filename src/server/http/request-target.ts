import type { IncomingMessage } from 'node:http'

/** Addresses that no route has, for the API and for pages. */
const NO_CALL = '/api/unknown'
const NO_PAGE = '/unknown'

/**
 * The origin-form (RFC 9112, section 3.2.1) of a request's target: an absolute-form loses its authority, and a path
 * with a malformed percent-encoding becomes an address that no route has, so that it is answered like one.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '')
  const origin = target.startsWith('/') ? target : `/${target}`
  const [path = '/'] = origin.split('?', 1)
  if (isDecodable(path)) return origin
  return path.startsWith('/api/') ? NO_CALL : NO_PAGE
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler leaves out a call without one.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/**
 * Path and query of a page, one spelling for each: no slash at the end, the query in one order. Null for a path that
 * no page has and that others could take for something else: with an empty segment, a backslash or a control character.
 */
export function pageAddress(target: string): string | null {
  const [path = '/', query = ''] = splitOnce(target, '?')
  const odd = /^\/[/\\]|[^/]\/\/+[^/]|\\|%([01]|7f|5c)/i
  if (odd.test(path)) return null
  const { pathname, searchParams } = new URL(`http://localhost${path}?${query}`)
  searchParams.sort()
  const plain = pathname.replace(/\/+$/, '') || '/'
  return searchParams.size > 0 ? `${plain}?${searchParams}` : plain
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
