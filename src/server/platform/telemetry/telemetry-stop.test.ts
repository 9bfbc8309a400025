import { expect, test } from 'vitest'
import { otlpStandIn } from '#server/testing/otlp-stand-in.ts'
import { createLog } from './log.ts'
import { inSpan, isTracing } from './spans.ts'
import { startTelemetry } from './start-telemetry.ts'

test('a stop sends the spans that wait, and then none is made', async () => {
  const collector = await otlpStandIn()
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
    OTEL_METRICS_EXPORTER: 'none',
  })
  const telemetry = await startTelemetry(process.env, createLog('silent'))
  await inSpan('before the stop', {}, async () => undefined)
  expect(collector.spans).toEqual([])
  await telemetry?.stop()
  expect(collector.spans.map(({ name }) => name)).toEqual(['before the stop'])
  expect(collector.metrics.size).toBe(0)
  expect(isTracing()).toBe(false)
  await collector.close()
})
