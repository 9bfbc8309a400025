import type { ChatMessage } from '#contract/chat/chat.ts'
import { MAX_LIVE_MESSAGES } from '#contract/chat/chat-limits.ts'

/** A message that the server has not confirmed; `reason` when the server refused it. */
export type Pending = { clientId: string; message: string; reason: string | null }

export type ChatLog = {
  messages: readonly ChatMessage[]
  pending: readonly Pending[]
  /** Ids that an owner has hidden since the page loaded. */
  hidden: ReadonlySet<number>
}

export const emptyLog: ChatLog = { messages: [], pending: [], hidden: new Set() }

/** Adds each id once, and removes the pending messages that are among them. */
export function withMessages(log: ChatLog, arrived: readonly ChatMessage[]): ChatLog {
  const byId = new Map(log.messages.map((message) => [message.id, message]))
  for (const message of arrived) if (!log.hidden.has(message.id)) byId.set(message.id, message)
  const confirmed = new Set(arrived.map(({ clientId }) => clientId))
  return {
    ...log,
    messages: [...byId.values()].sort((a, b) => a.id - b.id).slice(-MAX_LIVE_MESSAGES),
    pending: log.pending.filter(({ clientId }) => !confirmed.has(clientId)),
  }
}

/**
 * Adds a message from the socket. A message without a clientId confirms the first pending one with the same
 * text.
 */
export function withReceived(log: ChatLog, message: ChatMessage, ownName: string): ChatLog {
  const added = withMessages(log, [message])
  const isKnown = log.messages.some(({ id }) => id === message.id)
  if (message.clientId || message.userName !== ownName || isKnown) return added
  const sent = log.pending.find((each) => each.reason === null && each.message === message.message)
  return sent ? withoutPending(added, sent.clientId) : added
}

export function isMessage(data: Partial<ChatMessage> | null | undefined): data is ChatMessage {
  return data?.id !== undefined && typeof data.message === 'string'
}

export function withoutMessage(log: ChatLog, id: number): ChatLog {
  return {
    ...log,
    messages: log.messages.filter((message) => message.id !== id),
    hidden: new Set([...log.hidden, id]),
  }
}

/**
 * Removes messages hidden during an absence. `recent` are the room's latest messages. The page had all
 * messages up to the id `until` when it requested them.
 */
export function reconciled(
  log: ChatLog,
  recent: readonly ChatMessage[],
  until: number,
  pageSize: number,
): ChatLog {
  const standing = new Set(recent.map(({ id }) => id))
  const from = recent.length < pageSize ? 0 : (recent[0]?.id ?? 0)
  const gone = log.messages.filter(({ id }) => id >= from && id <= until && !standing.has(id))
  return gone.reduce((left, { id }) => withoutMessage(left, id), withMessages(log, recent))
}

export function withPending(log: ChatLog, pending: Pending): ChatLog {
  return { ...log, pending: [...log.pending, pending] }
}

/** A null reason marks the message as waiting. */
export function withReason(log: ChatLog, clientId: string, reason: string | null): ChatLog {
  return {
    ...log,
    pending: log.pending.map((each) => (each.clientId === clientId ? { ...each, reason } : each)),
  }
}

export function withoutPending(log: ChatLog, clientId: string): ChatLog {
  return { ...log, pending: log.pending.filter((each) => each.clientId !== clientId) }
}
