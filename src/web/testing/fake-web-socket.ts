import { vi } from 'vitest'

/** A WebSocket whose server is the test. */
export class FakeWebSocket<Sent extends { type: string }> {
  readyState = 0
  readonly sent: Sent[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose({ code: 1000 })
  }

  accept(): void {
    this.readyState = 1
    this.onopen()
  }

  receive(type: string, data: unknown): void {
    this.onmessage({ data: JSON.stringify({ type, data }) })
  }

  get types(): string[] {
    return this.sent.map(({ type }) => type)
  }
}

/** Stands in for the page's network; the returned function says that it is back, as the browser does. */
export function fakeNetwork(): () => void {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return () => void page.dispatchEvent(new Event('online'))
}
