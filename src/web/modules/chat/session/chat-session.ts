import type { ChatMessage, SentFrame, SocketEvent } from '#contract/chat/chat.ts'
import { HISTORY_PAGE } from '#contract/chat/chat-limits.ts'
import { NAME_IS_RESERVED } from '#contract/chat/reserved-names.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { trimmed } from '#contract/platform/trimmed.ts'
import { type Call, refusalIn } from '#web/platform/api/call.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import { logQuietly } from '#web/platform/live/log-quietly.ts'
import { SocketConnection } from '#web/platform/live/socket-connection.ts'
import {
  type ChatLog,
  emptyLog,
  isMessage,
  type Pending,
  reconciled,
  withMessages,
  withoutMessage,
  withoutPending,
  withPending,
  withReason,
  withReceived,
} from '../log/chat-log.ts'
import { TypingIndicator } from '../log/typing-indicator.ts'
import {
  type CatchUp,
  connected,
  isMissing,
  noConnection,
  resuming,
  withLive,
  withMissed,
  withRecent,
} from './catch-up.ts'
import { SendQueue } from './send-queue.ts'

/** Only an owner has a token. */
export type Speaker = { userName: string; token: string | null }

export type ChatView = {
  isConnected: boolean
  recent: 'loading' | 'failed' | 'ready'
  log: ChatLog
  presence: number
  typing: string | null
  /** The server treats this owner's messages as a guest's. */
  hasExpired: boolean
}

export type SessionParts = {
  slug: string
  speaker: Speaker
  call: Call
  open: () => WebSocket
  onMarket: (record: MarketRecord) => void
  /** Null when the change is unknown. */
  onCount: (change: number | null) => void
}

type Answers = { [Event in SocketEvent as Event['type']]: (data: Event['data']) => void }

export class ChatSession {
  private readonly parts: SessionParts
  private readonly connection: SocketConnection<SentFrame, SocketEvent>
  private readonly queue = new SendQueue({
    waiting: () => this.state.log.pending.filter(({ reason }) => reason === null),
    isOpen: () => this.connection.isOpen,
    send: (pending) => {
      const token = this.parts.speaker.token ?? undefined
      this.connection.send({ type: 'chat_message', ...this.toPost(pending), token })
    },
    post: (pending) => this.post(pending),
  })
  private readonly typing = new TypingIndicator((typing) => this.update({ typing }))
  private readonly listeners = new Set<() => void>()
  private state: ChatView = {
    isConnected: false,
    recent: 'loading',
    log: emptyLog,
    presence: 0,
    typing: null,
    hasExpired: false,
  }
  private catchUp: CatchUp = noConnection
  /**
   * True after `presence`, which the specification does not have: other servers receive `chat_message` only.
   */
  private isExtended = false
  private connections = 0

  constructor(parts: SessionParts) {
    this.parts = parts
    this.connection = new SocketConnection<SentFrame, SocketEvent>(parts.open, {
      onOpen: () => this.opened(),
      onClose: () => this.closed(),
      onEvent: (event) => this.receive(event),
      question: () => {
        const { upTo } = this.catchUp
        return this.isExtended && upTo !== null ? { type: 'resume', after: upTo } : null
      },
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

  readAgain(): void {
    this.update({ recent: 'loading' })
    void this.loadRecent()
  }

  stop(): void {
    this.typing.stop()
    this.queue.clearTimer()
    this.connection.stop()
  }

  send(text: string): void {
    const message = trimmed(text)
    if (message === '') return
    const pending: Pending = { clientId: randomUuid(), message, reason: null }
    this.update({ log: withPending(this.state.log, pending) })
    this.queue.deliver()
  }

  resend(pending: Pending): void {
    this.update({ log: withReason(this.state.log, pending.clientId, null) })
    this.queue.deliver()
  }

  discard(clientId: string): void {
    this.update({ log: withoutPending(this.state.log, clientId) })
  }

  sendTyping(): void {
    const { userName, token } = this.parts.speaker
    if (this.isExtended && this.typing.isDue(Date.now()))
      this.connection.send({ type: 'typing', userName, token: token ?? undefined })
  }

  private update(change: Partial<ChatView>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** An owner's message that comes back as a guest's shows that the session has expired. */
  private noticeGuests(messages: readonly ChatMessage[]): void {
    if (this.parts.speaker.token === null) return
    const own = new Set(this.state.log.pending.map(({ clientId }) => clientId))
    const isGuests = ({ clientId, userType }: ChatMessage) => own.has(clientId ?? '') && userType === 'guest'
    if (messages.some(isGuests)) this.update({ hasExpired: true })
  }

  private add(messages: readonly ChatMessage[]): void {
    this.noticeGuests(messages)
    this.update({ log: withMessages(this.state.log, messages) })
  }

  private async loadRecent(): Promise<void> {
    try {
      const { slug, call } = this.parts
      // Messages that arrive during the call may be newer than its answer.
      const until = this.catchUp.upTo ?? 0
      const recent = await call('GET /api/chat/{slug}', { params: { slug } })
      this.catchUp = withRecent(this.catchUp, recent.at(-1)?.id ?? 0)
      this.update({ log: reconciled(this.state.log, recent, until, HISTORY_PAGE), recent: 'ready' })
      this.requestMissed()
    } catch (error) {
      logQuietly('the recent messages could not be read', error)
      this.update({ recent: 'failed' })
    }
  }

  private opened(): void {
    this.connections += 1
    this.catchUp = connected(this.catchUp)
    this.update({ isConnected: true })
    this.queue.opened()
    // After a reconnect this also finds the messages that were hidden meanwhile.
    if (this.catchUp.upTo === null || this.connections > 1) void this.loadRecent()
    this.requestMissed()
  }

  private requestMissed(): void {
    const catchUp = this.isExtended && resuming(this.catchUp)
    if (!catchUp) return
    this.catchUp = catchUp
    this.connection.requestAnswer()
  }

  private closed(): void {
    this.update({ isConnected: false, typing: null })
    this.queue.closed()
  }

  private readonly answers: Answers = {
    new_message: (message) => this.receiveMessage(message),
    resumed: ({ messages, complete }) => this.resumed(messages, complete),
    crypto_update: (record) => this.parts.onMarket(record),
    presence: ({ count }) => this.receivePresence(count),
    typing: ({ userName }) => {
      if (userName !== this.parts.speaker.userName) this.typing.received(userName)
    },
    message_hidden: ({ id }) => {
      this.parts.onCount(-1)
      this.update({ log: withoutMessage(this.state.log, id) })
    },
    messages_hidden: ({ ids }) => this.update({ log: ids.reduce(withoutMessage, this.state.log) }),
    refused: ({ clientId, reason }) => {
      if (clientId !== null) this.refused(clientId, reason)
    },
  }

  private receive(event: SocketEvent): void {
    const answer = this.answers[event.type] as ((data: SocketEvent['data']) => void) | undefined
    answer?.(event.data)
  }

  private receiveMessage(message: ChatMessage): void {
    if (!isMessage(message)) throw new TypeError('a message without its words')
    if (isMissing(this.catchUp, message.id)) this.parts.onCount(1)
    this.catchUp = withLive(this.catchUp, message.id)
    if (message.userName === this.state.typing) this.update({ typing: null })
    this.noticeGuests([message])
    this.update({ log: withReceived(this.state.log, message, this.parts.speaker.userName) })
  }

  private receivePresence(count: number): void {
    this.update({ presence: count })
    this.isExtended = true
    this.requestMissed()
  }

  /** The server refuses an owner's name when the session has expired. */
  private refused(clientId: string, reason: string): void {
    if (this.parts.speaker.token !== null && reason === NAME_IS_RESERVED) this.update({ hasExpired: true })
    this.update({ log: withReason(this.state.log, clientId, reason) })
  }

  private resumed(messages: readonly ChatMessage[], isComplete: boolean): void {
    this.add(messages)
    const before = this.catchUp
    this.catchUp = withMissed(before, messages.at(-1)?.id ?? 0, isComplete)
    // Later answers only check the connection.
    const isFirst = before.status === 'resuming' && (this.connections > 1 || before.newestLive > 0)
    if (!isComplete) this.connection.requestAnswer()
    else if (messages.length > 0 || isFirst) this.parts.onCount(null)
  }

  private toPost({ clientId, message }: Pending) {
    const { userName, token } = this.parts.speaker
    return { userName, message, userType: token ? 'admin' : 'guest', clientId } as const
  }

  private async post(pending: Pending): Promise<boolean> {
    const { slug, speaker, call } = this.parts
    try {
      const body = this.toPost(pending)
      const sent = await call('POST /api/chat/{slug}', { params: { slug }, body, token: speaker.token })
      if (!isMessage(sent)) void this.loadRecent()
      // An owner may have hidden a message that the server has from an earlier attempt.
      else if (sent.isActive !== false) this.add([sent])
      this.update({ log: withoutPending(this.state.log, pending.clientId) })
      return true
    } catch (error) {
      logQuietly('a message could not be sent', error)
      const reason = refusalIn(error)
      if (reason) this.refused(pending.clientId, reason)
      return reason !== null
    }
  }
}
