import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { isTelemetryOn, startTelemetry } from './start-telemetry.ts'

/** Without the interfaces of @opentelemetry/api, which prom-client loads by itself. */
const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) => /@opentelemetry\/(?!api\/)/.test(path))

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

test('without an endpoint a server loads no module of OpenTelemetry', async () => {
  const testApp = await createTestApp()
  expect(await startTelemetry({}, testApp.app.log)).toBeNull()
  expect(await startTelemetry({ ...endpoint, OTEL_SDK_DISABLED: 'true' }, testApp.app.log)).toBeNull()
  expect((await testApp.send('GET /api/lodges')).status).toBe(200)
  expect((await testApp.send('POST /api/badges/day1', { body: {} })).status).toBe(400)
  await testApp.close()
  expect(loaded()).toEqual([])
  // The list would see one.
  await import('@opentelemetry/sdk-trace-node')
  expect(loaded().length).toBeGreaterThan(0)
})

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [endpoint, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://127.0.0.1:4318/v1/metrics' }, true],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, false],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'false' }, true],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, true],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, false],
])('%j turns telemetry on: %s', (environment: Record<string, string>, isOn) => {
  expect(isTelemetryOn(environment)).toBe(isOn)
})
