import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { SentFrame, SocketEvent } from '#contract/chat/chat.ts'

type EventNamed<Type extends SocketEvent['type']> = Extract<SocketEvent, { type: Type }>

/** A guest's socket that records events; `next` waits for the next event of a type. */
export class TestGuest {
  readonly received: SocketEvent[] = []
  readonly socket: WebSocket
  private readonly closing: Promise<number>
  private taken = 0
  private notify: () => void = () => {}

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closing = new Promise((resolve) => socket.once('close', resolve))
    socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as SocketEvent)
      this.notify()
    })
    socket.on('close', () => this.notify())
  }

  /** Enters a room of the server at `base` (`ws://host:port`); rejects when it is refused. */
  static async enter(base: string, lodge: string, headers: Record<string, string> = {}): Promise<TestGuest> {
    const socket = new WebSocket(`${base}/ws?lodge=${lodge}`, { headers })
    const guest = new TestGuest(socket)
    await once(socket, 'open')
    return guest
  }

  send(frame: SentFrame): void {
    this.socket.send(JSON.stringify(frame))
  }

  chat(message: string, change: object = {}): void {
    this.send({ type: 'chat_message', userName: 'Grace', message, userType: 'guest', ...change })
  }

  /** The next untaken event of this type; skips events of other types before it. */
  async next<Type extends SocketEvent['type']>(type: Type): Promise<EventNamed<Type>> {
    for (;;) {
      while (this.taken < this.received.length) {
        const event = this.received[this.taken++]
        if (event?.type === type) return event as EventNamed<Type>
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

/** The HTTP status of a refused upgrade. */
export async function refusedWith(
  base: string,
  lodge: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = new WebSocket(`${base}/ws?lodge=${lodge}`, { headers })
  socket.on('error', () => undefined)
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  socket.terminate()
  return answer.statusCode
}
