import type { CallName, EndpointNamed } from '#contract/api.ts'
import type { ReplyOf, RequestOf } from '#contract/platform/endpoint.ts'
import type { FieldError, Problem } from '#contract/platform/problem.ts'

/** A failed call. The message is `{status}: {body}`, or the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number
  /** The problem document, when the body was one. */
  readonly problem: Problem | null
  /** The server's own message, if it gave one. */
  readonly detail: string | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    const given = objectIn(body)
    this.status = status
    this.problem = given && 'detail' in given ? (given as Problem) : null
    // Servers without problem details use `message` or `error`.
    const words = given?.detail ?? given?.message ?? given?.error
    this.detail = typeof words === 'string' && words !== '' ? words : null
  }

  get fields(): FieldError[] {
    return this.problem?.errors ?? []
  }
}

/** The server's words about a call that it refused; null for a lost answer and for a failure of the server. */
export const refusalIn = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500 ? error.detail : null

/** The `ApiError` of a failed call whose error came with the page, where only its message is left; another error as it is. */
export function restoreApiError(error: Error): Error {
  const [, status, body = ''] = /^([45]\d\d): (.*)$/s.exec(error.message) ?? []
  return status ? new ApiError(Number(status), '', body) : error
}

function objectIn(body: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : null
  } catch {
    return null
  }
}

type Extras = {
  /** Bearer token of an admin. */
  token?: string | null
  idempotencyKey?: string
  signal?: AbortSignal
  /** What a 401 does; `returnNull` gives null instead of an `ApiError`. */
  on401?: 'throw' | 'returnNull'
}

type Options<Name extends CallName> = RequestOf<EndpointNamed<Name>> & Extras

/** Optional when the endpoint requires nothing. */
type Arguments<Name extends CallName> =
  Record<string, never> extends RequestOf<EndpointNamed<Name>>
    ? [options?: Options<Name>]
    : [options: Options<Name>]

/** Calls an endpoint by method and path; throws `ApiError`, or the network's error. */
export type Call = <Name extends CallName>(
  name: Name,
  ...args: Arguments<Name>
) => Promise<ReplyOf<EndpointNamed<Name>>>

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

type Loose = Extras & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The path of a call, with its parameters and its query. */
export function toPath(
  template: string,
  { params = {}, query = {} }: Pick<Loose, 'params' | 'query'>,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one))
  }
  // Safari 16 has no `size`.
  const text = String(search)
  return path + (text && `?${text}`)
}

/** The typed client over a fetch: the browser's, or the server's own during rendering. */
export function createCall(fetch: Fetch): Call {
  const call = async (name: string, options: Loose = {}): Promise<unknown> => {
    const [method = 'GET', template = ''] = name.split(' ')
    const { body, token, idempotencyKey, signal, on401 } = options
    const response = await fetch(toPath(template, options), {
      method,
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    // An unread body would keep the connection open.
    const text = await response.text()
    if (response.status === 401 && on401 === 'returnNull') return null
    if (!response.ok) throw new ApiError(response.status, response.statusText, text)
    return text === '' ? null : JSON.parse(text)
  }
  return call as Call
}
