import type { ChatMessage, SocketEvent } from '#contract/chat.ts'
import { HISTORY_PAGE } from '#contract/chat-limits.ts'
import type { MarketRecord } from '#contract/market.ts'
import { ApiError, type Call } from '../api/call.ts'
import { ChatConnection } from './chat-connection.ts'
import {
  type ChatLog,
  emptyLog,
  type Pending,
  reconciled,
  withMessages,
  withoutMessage,
  withoutPending,
  withPending,
  withReason,
} from './chat-log.ts'
import { noteQuietly } from './note-quietly.ts'

/** Who speaks; the token makes an owner's message an owner's. */
export type Speaker = { userName: string; token: string | null }

export type ChatView = {
  isConnected: boolean
  isLoading: boolean
  log: ChatLog
  presence: number
  typing: string | null
}

export type SessionParts = {
  slug: string
  speaker: Speaker
  call: Call
  open: () => WebSocket
  /** The coin's new figures. */
  onMarket: (record: MarketRecord) => void
  /** The room has grown or shrunk by so many messages; null when it may have changed unseen. */
  onCount: (change: number | null) => void
}

type Answers = { [Event in SocketEvent as Event['type']]: (data: Event['data']) => void }

const POST_AFTER_MS = 1500
const TYPING_SHOWN_MS = 4000
const TYPING_EVERY_MS = 2500

/** One visit to a room: what is seen, what waits, and the connection that carries both. */
export class ChatSession {
  private readonly parts: SessionParts
  private readonly connection: ChatConnection
  private readonly listeners = new Set<() => void>()
  private state: ChatView = { isConnected: false, isLoading: true, log: emptyLog, presence: 0, typing: null }
  /** Every message of the room up to this id is here; null before the first list came. */
  private upTo: number | null = null
  private isCaughtUp = false
  private isPosting = false
  /** The newest id heard live on this connection; the server sends those in order, without gaps. */
  private heardUpTo = 0
  private visits = 0
  private typedAt = 0
  private typingTimer: ReturnType<typeof setTimeout> | undefined
  private postTimer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: SessionParts) {
    this.parts = parts
    this.connection = new ChatConnection(parts.open, {
      onOpen: () => void this.opened(),
      onClose: () => this.closed(),
      onEvent: (event) => this.hear(event),
      question: () => (this.upTo === null ? null : { type: 'resume', after: this.upTo }),
    })
  }

  view = (): ChatView => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): void {
    this.connection.start()
    void this.loadRecent()
  }

  stop(): void {
    clearTimeout(this.typingTimer)
    clearTimeout(this.postTimer)
    this.connection.stop()
  }

  /** The network is back: no need to wait for the next attempt. */
  reconnectNow = (): void => this.connection.start()

  /** Sends a message; blank ones are ignored. It is seen at once, and stays until the server has confirmed it. */
  say(text: string): void {
    const message = text.trim()
    if (message === '') return
    const pending: Pending = { clientId: crypto.randomUUID(), message, reason: null }
    this.update({ log: withPending(this.state.log, pending) })
    this.transmit(pending)
  }

  sayAgain(pending: Pending): void {
    this.update({ log: withReason(this.state.log, pending.clientId, null) })
    this.transmit(pending)
  }

  discard(clientId: string): void {
    this.update({ log: withoutPending(this.state.log, clientId) })
  }

  hint(): void {
    if (Date.now() - this.typedAt < TYPING_EVERY_MS) return
    this.typedAt = Date.now()
    this.connection.send({ type: 'typing', userName: this.parts.speaker.userName })
  }

  private update(change: Partial<ChatView>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private add(messages: readonly ChatMessage[]): void {
    this.update({ log: withMessages(this.state.log, messages) })
  }

  private async loadRecent(): Promise<boolean> {
    try {
      const { slug, call } = this.parts
      const recent = await call('GET /api/chat/{slug}', { params: { slug } })
      const until = this.upTo ?? 0
      this.upTo ??= recent.at(-1)?.id ?? 0
      this.update({ log: reconciled(this.state.log, recent, until, HISTORY_PAGE), isLoading: false })
      return true
    } catch (error) {
      noteQuietly('the recent messages could not be read', error)
      return false
    }
  }

  private async opened(): Promise<void> {
    clearTimeout(this.postTimer)
    this.visits += 1
    const visit = this.visits
    this.isCaughtUp = false
    this.heardUpTo = 0
    this.update({ isConnected: true })
    // On a return, this also finds what an owner hid meanwhile.
    if (this.upTo === null || visit > 1) await this.loadRecent()
    if (visit === this.visits) this.connection.send({ type: 'resume', after: this.upTo ?? 0 })
  }

  private closed(): void {
    this.isCaughtUp = false
    this.update({ isConnected: false, typing: null })
    clearTimeout(this.postTimer)
    this.postTimer = setTimeout(() => void this.postWaiting(), POST_AFTER_MS)
  }

  private readonly answers: Answers = {
    new_message: (message) => this.heardMessage(message),
    resumed: ({ messages, complete }) => this.resumed(messages, complete),
    crypto_update: (record) => this.parts.onMarket(record),
    presence: ({ count }) => this.update({ presence: count }),
    typing: ({ userName }) => this.showTyping(userName),
    message_hidden: ({ id }) => {
      this.parts.onCount(-1)
      this.update({ log: withoutMessage(this.state.log, id) })
    },
    refused: ({ clientId, reason }) => {
      if (clientId !== null) this.update({ log: withReason(this.state.log, clientId, reason) })
    },
  }

  private hear(event: SocketEvent): void {
    const answer = this.answers[event.type] as ((data: SocketEvent['data']) => void) | undefined
    answer?.(event.data)
  }

  private heardMessage(message: ChatMessage): void {
    const isNew = message.id > (this.upTo ?? 0)
    this.heardUpTo = Math.max(this.heardUpTo, message.id)
    // Before the answer to `resume` there may be a gap below this message.
    if (this.isCaughtUp && isNew) {
      this.upTo = message.id
      this.parts.onCount(1)
    }
    if (message.userName === this.state.typing) this.update({ typing: null })
    this.add([message])
  }

  private resumed(messages: readonly ChatMessage[], isComplete: boolean): void {
    this.add(messages)
    this.upTo = Math.max(this.upTo ?? 0, messages.at(-1)?.id ?? 0)
    if (!isComplete) {
      this.connection.send({ type: 'resume', after: this.upTo })
      return
    }
    if (messages.length > 0 || this.visits > 1) this.parts.onCount(null)
    if (this.isCaughtUp) return
    this.isCaughtUp = true
    // Messages that came live while the answer was on its way are above every gap now.
    this.upTo = Math.max(this.upTo, this.heardUpTo)
    this.sendWaiting()
  }

  private showTyping(userName: string): void {
    if (userName === this.parts.speaker.userName) return
    clearTimeout(this.typingTimer)
    this.typingTimer = setTimeout(() => this.update({ typing: null }), TYPING_SHOWN_MS)
    this.update({ typing: userName })
  }

  private get waiting(): readonly Pending[] {
    return this.state.log.pending.filter(({ reason }) => reason === null)
  }

  private sendWaiting(): void {
    for (const pending of this.waiting) this.transmit(pending)
  }

  /** Over the socket when it is open, else by POST. A repeat is harmless, because the clientId goes along. */
  private transmit(pending: Pending): void {
    if (!this.connection.isOpen) void this.postWaiting()
    // Until `resume` is answered it waits its turn behind what is sent again then.
    else if (this.isCaughtUp) {
      const { token } = this.parts.speaker
      this.connection.send({
        type: 'chat_message',
        ...this.postOf(pending),
        ...(token ? { token } : {}),
      })
    }
  }

  private postOf({ clientId, message }: Pending) {
    const { userName, token } = this.parts.speaker
    return { userName, message, userType: token ? 'admin' : 'guest', clientId } as const
  }

  /** One after the other, in the order they were written; the first that finds no server leaves the rest waiting. */
  private async postWaiting(): Promise<void> {
    if (this.isPosting) return
    this.isPosting = true
    for (let next = this.waiting[0]; next && !this.connection.isOpen; next = this.waiting[0])
      if (!(await this.post(next))) break
    this.isPosting = false
  }

  /** False when no server took or refused the message. */
  private async post(pending: Pending): Promise<boolean> {
    const { slug, speaker, call } = this.parts
    try {
      const body = this.postOf(pending)
      const sent = await call('POST /api/chat/{slug}', { params: { slug }, body, token: speaker.token })
      this.add([sent])
      return true
    } catch (error) {
      noteQuietly('a message could not be sent', error)
      const reason = error instanceof ApiError && error.status < 500 ? error.detail : null
      if (reason) this.update({ log: withReason(this.state.log, pending.clientId, reason) })
      return reason !== null
    }
  }
}
