import { COME_BACK } from '#contract/chat/chat-limits.ts'
import { logQuietly } from './log-quietly.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** Clients reconnect to a restarting server at random moments within this time. */
const COME_BACK_WITHIN_MS = 1500
const CHECK_EVERY_MS = 25_000
const ANSWER_WITHIN_MS = 10_000

export type ConnectionListener<Sent, Received> = {
  onOpen: () => void
  onClose: (code: number) => void
  onEvent: (event: Received) => void
  /** A frame that the server answers, to check the connection; null sends none. */
  question: () => Sent | null
}

/** In milliseconds: exponential backoff with jitter. `chance` is 0 to 1. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return longest / 2 + (chance * longest) / 2
}

export class SocketConnection<Sent, Received> {
  private readonly open: () => WebSocket
  private readonly listener: ConnectionListener<Sent, Received>
  private socket: WebSocket | null = null
  private attempt = 0
  private check: ReturnType<typeof setInterval> | undefined
  /** The deadline of an answer, or the next attempt between two sockets. */
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(open: () => WebSocket, listener: ConnectionListener<Sent, Received>) {
    this.open = open
    this.listener = listener
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1
  }

  start(): void {
    addEventListener('online', this.renew)
    this.connect()
  }

  send(frame: Sent): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(frame))
  }

  /** Without an answer the connection is opened again. */
  requestAnswer(): void {
    const question = this.listener.question()
    if (!question) return
    this.send(question)
    this.awaitAnswer()
  }

  stop(): void {
    this.isStopped = true
    removeEventListener('online', this.renew)
    this.clearTimers()
    this.socket?.close()
  }

  /** A socket from before the network was back may never answer, even if it is open. */
  private readonly renew = (): void => {
    if (this.isOpen) this.requestAnswer()
    else {
      this.abandon()
      this.connect()
    }
  }

  private connect(): void {
    if (this.isStopped || this.socket) return
    this.answered()
    const socket = this.open()
    this.socket = socket
    this.awaitAnswer()
    socket.onopen = () => socket === this.socket && this.opened()
    // An abandoned socket may still deliver messages, which would hide a gap of the new one.
    socket.onmessage = ({ data }) => socket === this.socket && this.received(String(data))
    socket.onclose = ({ code }) => this.closed(socket, code)
  }

  private opened(): void {
    this.answered()
    this.attempt = 0
    this.check = setInterval(() => this.requestAnswer(), CHECK_EVERY_MS)
    this.listener.onOpen()
  }

  // A lost network neither closes a socket nor ends its handshake, so a missing answer does.
  private awaitAnswer(): void {
    this.timer ??= setTimeout(() => this.abandon(), ANSWER_WITHIN_MS)
  }

  private answered(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private received(text: string): void {
    this.answered()
    try {
      this.listener.onEvent(JSON.parse(text) as Received)
    } catch (error) {
      logQuietly('a socket message could not be read', error)
    }
  }

  private abandon(): void {
    this.socket?.close()
    this.closed(this.socket, 0)
  }

  private closed(socket: WebSocket | null, code: number): void {
    if (!socket || socket !== this.socket) return
    this.socket = null
    this.clearTimers()
    this.listener.onClose(code)
    if (this.isStopped) return
    const chance = Math.random()
    const wait = code === COME_BACK ? chance * COME_BACK_WITHIN_MS : waitBefore(this.attempt, chance)
    this.attempt += 1
    this.timer = setTimeout(() => this.connect(), wait)
  }

  private clearTimers(): void {
    clearInterval(this.check)
    this.answered()
  }
}
