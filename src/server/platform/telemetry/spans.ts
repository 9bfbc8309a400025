export type Attributes = Record<string, string | number>

/** What a tracer offers; `open-telemetry.ts` has the only one. */
export type Spans = {
  /** Runs the work in a span, the child of the one that is active here. */
  run: <Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
    kind: 'internal' | 'client',
  ) => Promise<Result>
  /** The trace that is active here. */
  traceId: () => string | undefined
}

let spans: Spans | null = null

/** Sets the tracer of this process; without one, spans cost a comparison. */
export function setSpans(next: Spans | null): void {
  spans = next
}

export const isTracing = (): boolean => spans !== null

export const activeTraceId = (): string | undefined => spans?.traceId()

/** Runs the work in a span when this process traces. Attributes must not have personal data or secrets. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind: 'internal' | 'client' = 'internal',
): Promise<Result> {
  return spans ? spans.run(name, attributes, work, kind) : work()
}
