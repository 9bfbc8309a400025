import {
  type Context,
  context,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import type { Telemetry } from './telemetry.ts'

/** Probes would be most of the spans. */
const UNTRACED = ['/api/health', '/api/ready', '/api/live', '/metrics']

type Traced = { span: Span; active: Context }

const isTraced = ({ routeOptions: { url, config }, headers }: FastifyRequest): boolean =>
  // A socket's request lasts as long as the socket, whose frames have spans.
  !config.isFile && !UNTRACED.includes(url ?? '') && headers.upgrade === undefined

/** A span has the route and not the address: queries have guests' keys, and some paths have an email. */
export const traceRequests: Telemetry['traceRequests'] = (app, isTrusted) => {
  const tracer = trace.getTracer('crypto-lodge')
  const duration = metrics.getMeter('crypto-lodge').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of HTTP server requests.',
  })
  const requests = new WeakMap<FastifyRequest, Traced>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) return done()
    const { method, raw, headers, id } = request
    const parent = isTrusted(raw.socket) ? propagation.extract(context.active(), headers) : context.active()
    const route = routeLabel(request)
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const active = trace.setSpan(parent, span)
    requests.set(request, { span, active })
    context.with(active, done)
  })
  // The end of a body calls the handler outside the context that the first hook began.
  app.addHook('preHandler', (request, _reply, done) => {
    const traced = requests.get(request)
    if (traced) context.with(traced.active, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const traced = requests.get(request)
    if (traced) {
      const { statusCode } = reply
      traced.span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) traced.span.setStatus({ code: SpanStatusCode.ERROR })
      traced.span.end()
      duration.record(reply.elapsedTime / 1000, {
        'http.request.method': request.method,
        'http.route': routeLabel(request),
        'http.response.status_code': statusCode,
      })
    }
    done()
  })
}

const routeLabel = ({ routeOptions: { url }, raw }: FastifyRequest): string =>
  url && url !== '/*' ? url : raw.url?.startsWith('/api/') ? 'unknown' : 'page'
