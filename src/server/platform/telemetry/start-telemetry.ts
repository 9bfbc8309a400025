import type { Log } from './log.ts'
import type { Telemetry } from './telemetry.ts'

type Environment = Record<string, string | undefined>

/** OpenTelemetry's own variables: an endpoint turns it on, OTEL_SDK_DISABLED or no exporter turns it off. */
export function isTelemetryOn(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, OTEL_METRICS_EXPORTER } = environment
  const hasEndpoint = ['', '_TRACES', '_METRICS'].some(
    (signal) => environment[`OTEL_EXPORTER_OTLP${signal}_ENDPOINT`],
  )
  if (!hasEndpoint || OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return false
  return OTEL_TRACES_EXPORTER !== 'none' || OTEL_METRICS_EXPORTER !== 'none'
}

/** Loads no module of OpenTelemetry unless the environment turns it on. */
export async function startTelemetry(environment: Environment, log: Log): Promise<Telemetry | null> {
  if (!isTelemetryOn(environment)) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(environment, log)
}
