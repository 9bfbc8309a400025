import type { ChatMessage, SocketEvent } from '#contract/chat.ts'
import { HISTORY_PAGE } from '#contract/chat-limits.ts'
import type { MarketRecord } from '#contract/market.ts'
import { ApiError, type Call } from '../api/call.ts'
import { ChatConnection } from './chat-connection.ts'
import {
  type ChatLog,
  emptyLog,
  isMessage,
  type Pending,
  reconciled,
  withHeard,
  withMessages,
  withoutMessage,
  withoutPending,
  withPending,
  withReason,
} from './chat-log.ts'
import { noteQuietly } from './note-quietly.ts'
import { PostBox } from './post-box.ts'
import { TypingHint } from './typing-hint.ts'

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

/**
 * How far a connection is in finding what its page missed: the recent messages are being read, are here, what came
 * between them and the socket is asked for, nothing is missing.
 */
type Stage = 'reading' | 'read' | 'asked' | 'caught up'

type Answers = { [Event in SocketEvent as Event['type']]: (data: Event['data']) => void }

/** One visit to a room: what is seen, what waits, and the connection that carries both. */
export class ChatSession {
  private readonly parts: SessionParts
  private readonly connection: ChatConnection
  private readonly postBox = new PostBox(
    () => (this.connection.isOpen ? undefined : this.waiting[0]),
    (pending) => this.post(pending),
  )
  private readonly typing = new TypingHint((typing) => this.update({ typing }))
  private readonly listeners = new Set<() => void>()
  private state: ChatView = { isConnected: false, isLoading: true, log: emptyLog, presence: 0, typing: null }
  /** Every message of the room up to this id is here; null before the first list came. */
  private upTo: number | null = null
  private stage: Stage = 'reading'
  /** Only a server that has told `presence`, which is beyond the bare contract, is sent more than `chat_message`. */
  private isToldMore = false
  /** The newest id heard live on this connection; the server sends those in order, without gaps. */
  private heardUpTo = 0
  private visits = 0

  constructor(parts: SessionParts) {
    this.parts = parts
    this.connection = new ChatConnection(parts.open, {
      onOpen: () => void this.opened(),
      onClose: () => this.closed(),
      onEvent: (event) => this.hear(event),
      question: () => (this.isToldMore && this.upTo !== null ? { type: 'resume', after: this.upTo } : null),
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
    this.typing.rest()
    this.postBox.rest()
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
    const { userName } = this.parts.speaker
    if (this.isToldMore && this.typing.isDue(Date.now())) this.connection.send({ type: 'typing', userName })
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
    this.postBox.rest()
    this.visits += 1
    const visit = this.visits
    this.stage = 'reading'
    this.heardUpTo = 0
    this.update({ isConnected: true })
    // Nothing that was said waits for what follows: our server knows a repeat by its clientId.
    for (const pending of this.waiting) this.transmit(pending)
    // On a return, this also finds what an owner hid meanwhile.
    if (this.upTo === null || visit > 1) await this.loadRecent()
    if (visit !== this.visits) return
    this.stage = 'read'
    this.askForMissed()
  }

  private askForMissed(): void {
    if (this.stage !== 'read' || !this.isToldMore) return
    this.stage = 'asked'
    this.connection.send({ type: 'resume', after: this.upTo ?? 0 })
  }

  private closed(): void {
    this.stage = 'reading'
    this.update({ isConnected: false, typing: null })
    this.postBox.emptySoon()
  }

  private readonly answers: Answers = {
    new_message: (message) => this.heardMessage(message),
    resumed: ({ messages, complete }) => this.resumed(messages, complete),
    crypto_update: (record) => this.parts.onMarket(record),
    presence: ({ count }) => this.heardPresence(count),
    typing: ({ userName }) => {
      if (userName !== this.parts.speaker.userName) this.typing.heard(userName)
    },
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
    if (!isMessage(message)) throw new TypeError('a message without its words')
    const isNew = message.id > Math.max(this.upTo ?? 0, this.heardUpTo)
    this.heardUpTo = Math.max(this.heardUpTo, message.id)
    if (isNew) this.parts.onCount(1)
    // Before the answer to `resume` there may be a gap below this message.
    if (isNew && this.stage === 'caught up') this.upTo = message.id
    if (message.userName === this.state.typing) this.update({ typing: null })
    this.update({ log: withHeard(this.state.log, message, this.parts.speaker.userName) })
  }

  private heardPresence(count: number): void {
    this.update({ presence: count })
    this.isToldMore = true
    this.askForMissed()
  }

  private resumed(messages: readonly ChatMessage[], isComplete: boolean): void {
    this.add(messages)
    this.upTo = Math.max(this.upTo ?? 0, messages.at(-1)?.id ?? 0)
    if (!isComplete) {
      this.connection.send({ type: 'resume', after: this.upTo })
      return
    }
    const heardBefore = this.stage !== 'caught up' && this.heardUpTo > 0
    if (messages.length > 0 || this.visits > 1 || heardBefore) this.parts.onCount(null)
    this.stage = 'caught up'
    // Messages that came live while the answer was on its way are above every gap now.
    this.upTo = Math.max(this.upTo, this.heardUpTo)
  }

  private get waiting(): readonly Pending[] {
    return this.state.log.pending.filter(({ reason }) => reason === null)
  }

  /** Over the socket when it is open, else by POST. */
  private transmit(pending: Pending): void {
    const { token } = this.parts.speaker
    const frame = { type: 'chat_message', ...this.postOf(pending), ...(token ? { token } : {}) } as const
    if (!this.connection.send(frame)) void this.postBox.empty()
  }

  private postOf({ clientId, message }: Pending) {
    const { userName, token } = this.parts.speaker
    return { userName, message, userType: token ? 'admin' : 'guest', clientId } as const
  }

  /** False when no server took or refused the message. */
  private async post(pending: Pending): Promise<boolean> {
    const { slug, speaker, call } = this.parts
    try {
      const body = this.postOf(pending)
      const sent = await call('POST /api/chat/{slug}', { params: { slug }, body, token: speaker.token })
      this.update({ log: withoutPending(this.state.log, pending.clientId) })
      if (isMessage(sent)) this.add([sent])
      else void this.loadRecent()
      return true
    } catch (error) {
      noteQuietly('a message could not be sent', error)
      const reason = error instanceof ApiError && error.status < 500 ? error.detail : null
      if (reason) this.update({ log: withReason(this.state.log, pending.clientId, reason) })
      return reason !== null
    }
  }
}
