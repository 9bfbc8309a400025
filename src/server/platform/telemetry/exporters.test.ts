import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, diag, metrics, propagation, trace } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { inSpan } from './spans.ts'
import { startTelemetry } from './start-telemetry.ts'

type Variables = Record<string, string>

/** Sends a span and a count with these variables; returns the content type by path, and the warnings. */
async function sendWith(variables: Variables) {
  const types: Record<string, string | undefined> = {}
  const warnings: string[] = []
  const collector = createServer((request, response) => {
    types[String(request.url)] = request.headers['content-type']
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...variables }
  Object.assign(process.env, given)
  const log = createLog('info', { write: (line) => warnings.push(JSON.parse(line).error) })
  const telemetry = await startTelemetry(process.env, log)
  await inSpan('sent', {}, async () => undefined)
  metrics.getMeter('test').createCounter('sent').add(1)
  await telemetry?.stop()
  for (const name of Object.keys(given)) delete process.env[name]
  for (const api of [trace, metrics, context, propagation, diag]) api.disable()
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
  return { types, warnings }
}

const JSON_TYPE = 'application/json'
const PROTOBUF = 'application/x-protobuf'
const protobuf = { '/v1/traces': PROTOBUF, '/v1/metrics': PROTOBUF }

test.each<[Variables, Record<string, string>]>([
  [{}, protobuf],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, { '/v1/traces': JSON_TYPE, '/v1/metrics': JSON_TYPE }],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' },
    { '/v1/traces': PROTOBUF, '/v1/metrics': JSON_TYPE },
  ],
  [{ OTEL_TRACES_EXPORTER: 'none' }, { '/v1/metrics': PROTOBUF }],
  [{ OTEL_METRICS_EXPORTER: 'none' }, { '/v1/traces': PROTOBUF }],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, { '/v1/metrics': PROTOBUF }],
  [{ OTEL_METRIC_EXPORT_INTERVAL: '1000', OTEL_METRIC_EXPORT_TIMEOUT: '5000' }, protobuf],
])('%j sends %j', async (variables, types) => {
  expect(await sendWith(variables)).toEqual({ types, warnings: [] })
})

test('warns of gRPC and sends protobuf over HTTP', async () => {
  const warning = 'The OTLP protocol grpc is not supported: http/protobuf is used'
  expect(await sendWith({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual({
    types: protobuf,
    warnings: [warning, warning],
  })
})
