export type Attributes = Record<string, string | number>

export type Spans = {
  run: <Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
    kind: 'internal' | 'client',
  ) => Promise<Result>
  traceId: () => string | undefined
}

let spans: Spans | null = null

export function setSpans(next: Spans | null): void {
  spans = next
}

export const isTracing = (): boolean => spans !== null

export const activeTraceId = (): string | undefined => spans?.traceId()

/** Attributes must not have personal data or secrets. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind: 'internal' | 'client' = 'internal',
): Promise<Result> {
  return spans ? spans.run(name, attributes, work, kind) : work()
}
