import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type KeyValue = { key: string; value: Value }
type WireSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: KeyValue[]
  events?: unknown[]
  status?: { code?: number; message?: string }
}

export type ReceivedSpan = Omit<WireSpan, 'attributes'> & { attributes: Record<string, unknown> }

type Batch = {
  resourceSpans?: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: WireSpan[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[]
}

export type OtlpStandIn = {
  endpoint: string
  spans: ReceivedSpan[]
  /** Names of the metrics so far. */
  metrics: Set<string>
  /** Attributes of the last resource. */
  resource: Record<string, unknown>
  /** Everything that arrived, as text. */
  received: () => string
  close: () => Promise<void>
}

const plain = (attributes: KeyValue[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector for OTLP over HTTP with JSON bodies. */
export async function otlpStandIn(): Promise<OtlpStandIn> {
  const spans: ReceivedSpan[] = []
  const metrics = new Set<string>()
  const resource: Record<string, unknown> = {}
  const texts: string[] = []
  const store = (text: string) => {
    texts.push(text)
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(text) as Batch
    for (const { resource: about, scopeSpans } of resourceSpans) {
      Object.assign(resource, plain(about.attributes))
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: plain(span.attributes) })
    }
    for (const { name } of resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ))
      metrics.add(name)
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    store(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resource,
    received: () => texts.join('\n'),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
