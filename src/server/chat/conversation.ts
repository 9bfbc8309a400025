import type { ChatPost } from '#contract/chat.ts'
import { SocketFrame } from '#contract/chat.ts'
import { MESSAGE_WINDOW_MS, MESSAGES_IN_WINDOW } from '#contract/chat-limits.ts'
import { isReservedName } from '#contract/reserved-names.ts'
import { adminOfToken } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { RateLimiter } from '../socket/rate-limiter.ts'
import type { Reader } from '../socket/reader.ts'
import { eventFrame } from './event-frame.ts'
import { messagesAfter, postMessage } from './messages.ts'
import type { ChatRoom } from './room.ts'

/** Frames of every kind: more than a person and a reconnecting page send, less than costs us anything. */
const FRAMES_IN_WINDOW = 60
const RESUME_AT_ONCE = 100

export const SLOW_DOWN = `Please take a breath: at most ${MESSAGES_IN_WINDOW} messages in ${MESSAGE_WINDOW_MS / 1000} seconds.`

type Refused = { clientId: string | null; reason: string }

/** One guest's side of a room: answers the frames of one socket, one after the other, in the order they came. */
export class Conversation {
  private readonly context: Context
  private readonly room: ChatRoom
  private readonly reader: Reader
  private readonly messages = new RateLimiter(MESSAGES_IN_WINDOW, MESSAGE_WINDOW_MS)
  private readonly frames = new RateLimiter(FRAMES_IN_WINDOW, MESSAGE_WINDOW_MS)
  private work: Promise<void> = Promise.resolve()

  constructor(context: Context, room: ChatRoom, reader: Reader) {
    this.context = context
    this.room = room
    this.reader = reader
  }

  /** Takes one frame as it came; false when there are so many that the socket should be closed. */
  take(text: string): boolean {
    if (this.isLimited && !this.frames.takes(this.context.clock.now())) return false
    this.work = this.work.then(() => this.answer(text))
    return true
  }

  private get isLimited(): boolean {
    return this.context.config.RATE_LIMIT === 'on'
  }

  private async answer(text: string): Promise<void> {
    const given = parsedJson(text)
    const { data: frame, error } = SocketFrame.safeParse(given)
    try {
      if (!frame)
        this.refuse({ clientId: clientIdOf(given), reason: error.issues[0]?.message ?? 'Not understood' })
      else if (frame.type === 'chat_message') await this.post(frame, frame.token)
      else if (frame.type === 'resume') await this.resume(frame.after)
      else await this.type(frame.userName, frame.token)
    } catch (failed) {
      if (!(failed instanceof Failure))
        this.context.log.warn({ error: String(failed) }, 'a chat frame failed')
      const reason = failed instanceof Failure ? failed.message : 'Your message could not be stored just now.'
      this.refuse({ clientId: clientIdOf(given), reason })
    }
  }

  /** Says that somebody types; a guest under an owner's name is passed over in silence. */
  private async type(userName: string, token: string | undefined): Promise<void> {
    if (isReservedName(userName) && !(token && (await adminOfToken(this.context, token)))) return
    this.context.emit({ type: 'chat_typing', lodgeSlug: this.room.slug, userName })
  }

  private async post(post: ChatPost, token: string | undefined): Promise<void> {
    if (this.isLimited && !this.messages.takes(this.context.clock.now()))
      return this.refuse({ clientId: post.clientId ?? null, reason: SLOW_DOWN })
    const admin = post.userType === 'admin' && token ? await adminOfToken(this.context, token) : null
    const { message, isRepeat } = await postMessage({ ...this.context, admin }, this.room.slug, post)
    // A repeat is sent to nobody else; one that is new reaches its sender with the room.
    if (isRepeat && message.isActive && message.id <= this.room.lastId)
      this.reader.send(eventFrame({ type: 'new_message', data: message }))
  }

  /** Sends what came after the last message the client has, a hundred at a time. */
  private async resume(after: number): Promise<void> {
    const { slug, lastId } = this.room
    const messages = after >= lastId ? [] : await messagesAfter(this.context, slug, after, RESUME_AT_ONCE)
    const complete = messages.length < RESUME_AT_ONCE
    this.reader.send(eventFrame({ type: 'resumed', data: { messages, complete } }))
  }

  private refuse(data: Refused): void {
    this.reader.send(eventFrame({ type: 'refused', data }))
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function clientIdOf(given: unknown): string | null {
  const clientId = (given as { clientId?: unknown } | null)?.clientId
  return typeof clientId === 'string' ? clientId : null
}
