import type { ChatPost } from '#contract/chat/chat.ts'
import { SocketFrame } from '#contract/chat/chat.ts'
import { MESSAGE_WINDOW_MS, MESSAGES_IN_WINDOW } from '#contract/chat/chat-limits.ts'
import type { Context } from '#server/platform/context.ts'
import { Failure } from '#server/platform/failure.ts'
import { isReservedName } from '#server/platform/reserved-names.ts'
import { RateLimiter } from '#server/platform/socket/rate-limiter.ts'
import type { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { inSpan } from '#server/platform/telemetry/spans.ts'
import { managerOfToken } from '../auth/sessions.ts'
import { eventFrame } from './event-frame.ts'
import { messagesAfter, postMessage } from './messages.ts'
import type { NetworkLimits } from './network-limits.ts'
import type { ChatRoom } from './room.ts'

/** Of all kinds: more than a person or a reconnecting page sends, and still cheap. */
const FRAMES_IN_WINDOW = 60
const RESUME_AT_ONCE = 100

export const SLOW_DOWN = `Please take a breath: at most ${MESSAGES_IN_WINDOW} messages in ${MESSAGE_WINDOW_MS / 1000} seconds.`

const HIDDEN = 'An owner has hidden this message.'

type Refused = { clientId: string | null; reason: string }

export class Conversation {
  private readonly context: Context
  private readonly room: ChatRoom
  private readonly subscriber: SocketSubscriber
  private readonly network: NetworkLimits
  private readonly messages = new RateLimiter(MESSAGES_IN_WINDOW, MESSAGE_WINDOW_MS)
  private readonly frames = new RateLimiter(FRAMES_IN_WINDOW, MESSAGE_WINDOW_MS)
  private work: Promise<void> = Promise.resolve()

  constructor(context: Context, room: ChatRoom, subscriber: SocketSubscriber, network: NetworkLimits) {
    this.context = context
    this.room = room
    this.subscriber = subscriber
    this.network = network
  }

  /**
   * Frames are handled one after another. Returns false when the socket or its network sends too many and the
   * socket must be closed.
   */
  handleFrame(text: string): boolean {
    if (!this.allows(this.frames) || !this.network.takesFrame(this.context)) return false
    this.work = this.work.then(() => inSpan('chat frame', { lodge: this.room.slug }, () => this.answer(text)))
    return true
  }

  private allows(limiter: RateLimiter): boolean {
    return this.context.config.RATE_LIMIT === 'off' || limiter.tryConsume(this.context.clock.now())
  }

  private async answer(text: string): Promise<void> {
    const given = parsedJson(text)
    const { data: frame, error } = SocketFrame.safeParse(given)
    try {
      if (!frame)
        this.refuse({ clientId: readClientId(given), reason: error.issues[0]?.message ?? 'Not understood' })
      else if (frame.type === 'chat_message') await this.post(frame, frame.token)
      else if (frame.type === 'resume') await this.resume(frame.after)
      else await this.type(frame.userName, frame.token)
    } catch (failed) {
      if (!(failed instanceof Failure))
        this.context.log.warn({ error: String(failed) }, 'a chat frame failed')
      const reason = failed instanceof Failure ? failed.message : 'Your message could not be stored just now.'
      this.refuse({ clientId: readClientId(given), reason })
    }
  }

  /** A guest under an owner's name is ignored. */
  private async type(userName: string, token: string | undefined): Promise<void> {
    if (isReservedName(userName) && !(token && (await managerOfToken(this.context, token)))) return
    this.context.emit({ type: 'chat_typing', lodgeSlug: this.room.slug, userName })
  }

  private async post(post: ChatPost, token: string | undefined): Promise<void> {
    if (!this.allows(this.messages) || !this.network.takesMessage(this.context))
      return this.refuse({ clientId: post.clientId ?? null, reason: SLOW_DOWN })
    const admin = post.userType === 'admin' && token ? await managerOfToken(this.context, token) : null
    const { message, isRepeat } = await postMessage({ ...this.context, admin }, this.room.slug, post)
    if (!message.isActive) return this.refuse({ clientId: message.clientId, reason: HIDDEN })
    // Only the sender of a repeat gets it again. A new message reaches its sender through the room.
    if (isRepeat && message.id <= this.room.lastId)
      this.subscriber.send(eventFrame({ type: 'new_message', data: message }))
  }

  /** Sends a hundred messages at most. `complete` is false when there are more. */
  private async resume(after: number): Promise<void> {
    const { slug, lastId } = this.room
    const messages = after >= lastId ? [] : await messagesAfter(this.context, slug, after, RESUME_AT_ONCE)
    const complete = messages.length < RESUME_AT_ONCE
    this.subscriber.send(eventFrame({ type: 'resumed', data: { messages, complete } }))
  }

  private refuse(data: Refused): void {
    this.subscriber.send(eventFrame({ type: 'refused', data }))
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readClientId(given: unknown): string | null {
  const clientId = (given as { clientId?: unknown } | null)?.clientId
  return typeof clientId === 'string' ? clientId : null
}
