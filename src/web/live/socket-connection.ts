import { COME_BACK } from '#contract/chat-limits.ts'
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
  /** A frame that the server answers, to check the connection; null to send none. */
  question: () => Sent | null
  /** Whether the server answers this frame. */
  isQuestion: (frame: Sent) => boolean
}

/** Milliseconds before the next attempt: exponential backoff with jitter from `chance`, 0 to 1. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return longest / 2 + (chance * longest) / 2
}

/** A socket that reconnects whenever it closes, until `stop`. */
export class SocketConnection<Sent, Received> {
  private readonly open: () => WebSocket
  private readonly listener: ConnectionListener<Sent, Received>
  private socket: WebSocket | null = null
  private attempt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private check: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(open: () => WebSocket, listener: ConnectionListener<Sent, Received>) {
    this.open = open
    this.listener = listener
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1
  }

  start(): void {
    if (this.isStopped || this.socket) return
    clearTimeout(this.retry)
    const socket = this.open()
    this.socket = socket
    socket.onopen = () => this.opened()
    // An abandoned socket may still deliver messages, which would hide a gap of the new one.
    socket.onmessage = ({ data }) => socket === this.socket && this.received(String(data))
    socket.onclose = ({ code }) => this.closed(socket, code)
  }

  send(frame: Sent): boolean {
    if (!this.socket || !this.isOpen) return false
    this.socket.send(JSON.stringify(frame))
    // A lost network does not close the socket, so a missing answer does.
    if (this.listener.isQuestion(frame)) this.deadline ??= setTimeout(() => this.abandon(), ANSWER_WITHIN_MS)
    return true
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.retry)
    this.rest()
    this.socket?.close()
  }

  private opened(): void {
    this.attempt = 0
    this.check = setInterval(() => this.requestAnswer(), CHECK_EVERY_MS)
    this.listener.onOpen()
  }

  private requestAnswer(): void {
    const question = this.listener.question()
    if (question) this.send(question)
  }

  private received(text: string): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
    try {
      this.listener.onEvent(JSON.parse(text) as Received)
    } catch (error) {
      logQuietly('a socket message could not be read', error)
    }
  }

  private abandon(): void {
    const { socket } = this
    socket?.close()
    if (socket) this.closed(socket, 0)
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    this.socket = null
    this.rest()
    this.listener.onClose(code)
    if (this.isStopped) return
    const chance = Math.random()
    const wait = code === COME_BACK ? chance * COME_BACK_WITHIN_MS : waitBefore(this.attempt, chance)
    this.attempt += 1
    this.retry = setTimeout(() => this.start(), wait)
  }

  private rest(): void {
    clearInterval(this.check)
    clearTimeout(this.deadline)
    this.deadline = undefined
  }
}
