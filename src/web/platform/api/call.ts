import type { CallName, EndpointNamed } from '#contract/api.ts'
import type { ReplyOf, RequestOf } from '#contract/platform/endpoint.ts'
import type { FieldError, Problem } from '#contract/platform/problem.ts'

/** The message is `{status}: {body}`, or the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
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

/** Null for a lost answer and for a failure of the server. */
export const refusalIn = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500 ? error.detail : null

/** The page's state carries only the message of an error. */
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
  /** The bearer token of a member of staff. */
  token?: string | null
  idempotencyKey?: string
  signal?: AbortSignal
  on401?: 'throw' | 'returnNull'
}

type Options<Name extends CallName> = RequestOf<EndpointNamed<Name>> & Extras

type Arguments<Name extends CallName> =
  Record<string, never> extends RequestOf<EndpointNamed<Name>>
    ? [options?: Options<Name>]
    : [options: Options<Name>]

/** Fails with `ApiError`, or with the network's error. */
export type Call = <Name extends CallName>(
  name: Name,
  ...args: Arguments<Name>
) => Promise<ReplyOf<EndpointNamed<Name>>>

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

type Loose = Extras & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export function toPath(
  template: string,
  { params = {}, query = {} }: Pick<Loose, 'params' | 'query'>,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined && entry !== null) search.append(name, String(entry))
  }
  // Safari 16 has no `URLSearchParams.size`.
  const text = String(search)
  return path + (text && `?${text}`)
}

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
