import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Of Node's channels: `host` is of node:http, `origin` of fetch. */
type Message = {
  request: { method: string; host?: string; origin?: string }
  response?: { statusCode?: number }
  error?: Error & { code?: string }
}

/**
 * A span has the host and not the address, because a calendar's path is a secret. Nothing is added to what
 * is sent. Returns a function that stops it.
 */
export function traceOutgoingCalls(): () => void {
  const tracer = trace.getTracer('crypto-lodge')
  const open = new WeakMap<object, Span>()
  const begin = ({ request }: Message) => {
    const { method } = request
    const host = request.host ?? new URL(String(request.origin)).hostname
    const attributes = { 'http.request.method': method, 'server.address': host }
    open.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }))
  }
  const answer = ({ request, response }: Message) => {
    const span = open.get(request)
    const status = response?.statusCode ?? 0
    span?.setAttribute('http.response.status_code', status)
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
  }
  const end = ({ request }: Message) => open.get(request)?.end()
  const fail = ({ request, error }: Message) => {
    const span = open.get(request)
    span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error?.code ?? 'Error')
    span?.end()
  }
  const listeners: [string, (message: Message) => void][] = [
    ['http.client.request.start', begin],
    ['http.client.response.finish', answer],
    ['http.client.response.finish', end],
    ['http.client.request.error', fail],
    ['undici:request:create', begin],
    ['undici:request:headers', answer],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ]
  const subscribed = listeners.map(
    ([name, act]) => [name, (message: unknown) => act(message as Message)] as const,
  )
  for (const [name, act] of subscribed) subscribe(name, act)
  return () => {
    for (const [name, act] of subscribed) unsubscribe(name, act)
  }
}
