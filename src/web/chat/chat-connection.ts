import type { SentFrame, SocketEvent } from '#contract/chat.ts'
import { COME_BACK } from '#contract/chat-limits.ts'
import { logQuietly } from './log-quietly.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** A server that restarts asks everybody back; they come spread over this time. */
const COME_BACK_WITHIN_MS = 1500
const CHECK_EVERY_MS = 25_000
const ANSWER_WITHIN_MS = 10_000

export type ConnectionListener = {
  onOpen: () => void
  onClose: () => void
  onEvent: (event: SocketEvent) => void
  /** A frame that this server answers, to find out whether it still listens; null to send none. */
  question: () => SentFrame | null
}

/** How long to wait before the next attempt, in milliseconds: doubling, and never two pages at the same moment. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return longest / 2 + (chance * longest) / 2
}

/** A socket that is opened again whenever it ends, until `stop`. */
export class ChatConnection {
  private readonly open: () => WebSocket
  private readonly listener: ConnectionListener
  private socket: WebSocket | null = null
  private attempt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private check: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(open: () => WebSocket, listener: ConnectionListener) {
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
    // A socket that was given up may still speak; its messages would hide a gap of the new one.
    socket.onmessage = ({ data }) => socket === this.socket && this.received(String(data))
    socket.onclose = ({ code }) => this.closed(socket, code)
  }

  /** Sends a frame; false when the socket is not open. */
  send(frame: SentFrame): boolean {
    if (!this.socket || !this.isOpen) return false
    this.socket.send(JSON.stringify(frame))
    // A network that vanished never closes a socket by itself; what is asked for must be answered.
    if (frame.type === 'resume') this.deadline ??= setTimeout(() => this.abandon(), ANSWER_WITHIN_MS)
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
    this.check = setInterval(() => this.requestResume(), CHECK_EVERY_MS)
    this.listener.onOpen()
  }

  private requestResume(): void {
    const question = this.listener.question()
    if (question) this.send(question)
  }

  private received(text: string): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
    try {
      this.listener.onEvent(JSON.parse(text) as SocketEvent)
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
    this.listener.onClose()
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
