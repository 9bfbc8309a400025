import { context, DiagLogLevel, diag, metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { sqlState } from '../database/errors.ts'
import { metricReaders, spanProcessors } from './exporters.ts'
import type { Log } from './log.ts'
import { traceOutgoingCalls } from './outgoing-calls.ts'
import { traceRequests } from './requests.ts'
import { type Spans, setSpans } from './spans.ts'
import type { Telemetry } from './telemetry.ts'

const NAME = 'crypto-lodge'
const FLUSH_MS = 5000

/**
 * Only start-telemetry.ts imports this file. No module is patched, so earlier imports do not matter, but
 * the database must be opened afterwards.
 */
export function openTelemetry(environment: Record<string, string | undefined>, log: Log): Telemetry {
  diag.setLogger(diagnosticsTo(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const resource = detectedResource()
  const meters = new MeterProvider({ resource, readers: metricReaders(environment) })
  const processors = spanProcessors(environment)
  const tracers = new NodeTracerProvider({ resource, spanProcessors: processors })
  metrics.setGlobalMeterProvider(meters)
  if (processors.length > 0) tracers.register()
  setSpans(spans())
  const stopOutgoing = traceOutgoingCalls()
  return {
    traceRequests,
    stop: async () => {
      stopOutgoing()
      setSpans(null)
      const failed = (error: Error) => log.warn({ error: error.message }, 'the last spans could not be sent')
      await Promise.race([
        Promise.all([tracers.shutdown(), meters.shutdown()]).catch(failed),
        new Promise((resolve) => setTimeout(resolve, FLUSH_MS)),
      ])
    },
  }
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES overrule the name. */
const detectedResource = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': NAME }))
    .merge(detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] }))

/** An error's message may have values of a statement, so a span gets only its code or name. */
const errorType = (error: unknown): string =>
  sqlState(error) ?? (error instanceof Error ? error.name : 'Error')

function spans(): Spans {
  const tracer = trace.getTracer(NAME)
  const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }
  return {
    traceId: () => trace.getSpanContext(context.active())?.traceId,
    run: (name, attributes, work, kind) =>
      tracer.startActiveSpan(name, { attributes, kind: kinds[kind] }, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error))
          throw error
        } finally {
          span.end()
        }
      }),
  }
}

function diagnosticsTo(log: Log) {
  const warn = (message: string) => log.warn({ error: message.slice(0, 500) }, 'OpenTelemetry')
  const silent = () => undefined
  return { error: warn, warn, info: silent, debug: silent, verbose: silent }
}
