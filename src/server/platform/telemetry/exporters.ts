import { diag } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter as OTLPMetricProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as OTLPTraceProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-node'

type Environment = Record<string, string | undefined>

/** OpenTelemetry's specification, section 'Periodic exporting MetricReader'. */
const METRIC_INTERVAL_MS = 60_000
const METRIC_TIMEOUT_MS = 30_000

function isJson(environment: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  const protocol =
    environment[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`]?.trim() ||
    environment.OTEL_EXPORTER_OTLP_PROTOCOL?.trim() ||
    'http/protobuf'
  if (protocol !== 'http/json' && protocol !== 'http/protobuf')
    diag.warn(`The OTLP protocol ${protocol} is not supported: http/protobuf is used`)
  return protocol === 'http/json'
}

const milliseconds = (value: string | undefined): number | undefined => {
  const number = Number(value)
  return number > 0 ? number : undefined
}

export function spanProcessors(environment: Environment): SpanProcessor[] {
  if (environment.OTEL_TRACES_EXPORTER === 'none') return []
  const Exporter = isJson(environment, 'TRACES') ? OTLPTraceExporter : OTLPTraceProtobufExporter
  return [new BatchSpanProcessor(new Exporter())]
}

export function metricReaders(environment: Environment): MetricReader[] {
  if (environment.OTEL_METRICS_EXPORTER === 'none') return []
  const Exporter = isJson(environment, 'METRICS') ? OTLPMetricExporter : OTLPMetricProtobufExporter
  const exportIntervalMillis = milliseconds(environment.OTEL_METRIC_EXPORT_INTERVAL) ?? METRIC_INTERVAL_MS
  const timeout = milliseconds(environment.OTEL_METRIC_EXPORT_TIMEOUT) ?? METRIC_TIMEOUT_MS
  const exportTimeoutMillis = Math.min(timeout, exportIntervalMillis)
  return [
    new PeriodicExportingMetricReader({
      exporter: new Exporter(),
      exportIntervalMillis,
      exportTimeoutMillis,
    }),
  ]
}
