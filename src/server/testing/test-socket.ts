import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A socket that records parsed frames; `next` waits for the next frame of a type. */
export class TestSocket<Event extends { type: string }> {
  readonly socket: WebSocket
  /** Every frame so far. */
  readonly received: Event[] = []
  private taken = 0
  private readonly closing: Promise<number>
  private notify: () => void = () => {}

  constructor(address: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(address, { headers })
    this.closing = new Promise((resolve) => this.socket.once('close', resolve))
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as Event)
      this.notify()
    })
    this.socket.on('close', () => this.notify())
  }

  /** Resolves when it is open; rejects when it is refused. */
  async opened(): Promise<this> {
    await once(this.socket, 'open')
    return this
  }

  /** The HTTP status of a refused upgrade. */
  async refused(): Promise<number> {
    this.socket.on('error', () => undefined)
    const [, answer] = (await once(this.socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    this.socket.terminate()
    return answer.statusCode
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame))
  }

  /** Takes the next frame of this type and those before it. */
  async next<Type extends Event['type']>(type: Type): Promise<Extract<Event, { type: Type }>> {
    for (;;) {
      while (this.taken < this.received.length) {
        const event = this.received[this.taken++]
        if (event?.type === type) return event as Extract<Event, { type: Type }>
      }
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error(`closed before ${type} came`)
      await new Promise<void>((resolve) => {
        this.notify = resolve
      })
    }
  }

  /** The close code. */
  closed(): Promise<number> {
    return this.closing
  }

  /** Ends the connection as a lost network does. */
  drop(): void {
    this.socket.terminate()
  }
}
