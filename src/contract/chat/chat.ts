import * as z from 'zod'
import type { MarketRecord } from '../market/market.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, requiredLine, requiredText, Slug, trimmedText } from '../platform/fields.ts'
import { Page } from '../platform/paging.ts'
import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS } from './chat-limits.ts'

export const UserType = z.enum(['guest', 'admin'])

export const ChatMessage = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  userName: z.string(),
  message: z.string(),
  timestamp: Instant,
  userType: UserType,
  isActive: z.boolean(),
  clientId: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatPost = z.object({
  userName: requiredLine('Name is required', MAX_NAME_CHARACTERS),
  message: requiredText('Message is required', MAX_MESSAGE_CHARACTERS),
  userType: UserType.default('guest'),
  clientId: z.uuid().optional(),
})
export type ChatPost = z.infer<typeof ChatPost>

export const OwnerPost = ChatPost.pick({ message: true, clientId: true })
export type OwnerPost = z.infer<typeof OwnerPost>

const token = z.string().max(200).optional()

/** Frames from client to server. `token` proves an owner; an 'admin' without a valid one is a guest. */
export const SocketFrame = z.discriminatedUnion('type', [
  ChatPost.extend({ type: z.literal('chat_message'), token }),
  z.object({ type: z.literal('resume'), after: z.int().min(0) }),
  z.object({ type: z.literal('typing'), userName: ChatPost.shape.userName, token }),
])
export type SocketFrame = z.infer<typeof SocketFrame>
export type SentFrame = z.input<typeof SocketFrame>

export const ReportRequest = z.object({ reason: trimmedText().max(300).optional() })

export const ChatReport = z.object({
  id: z.int(),
  messageId: z.int(),
  reason: z.string().nullable(),
  createdAt: Instant,
  resolvedAt: Instant.nullable(),
})
export type ChatReport = z.infer<typeof ChatReport>

export const ReportedMessage = ChatReport.extend({ message: ChatMessage })
export type ReportedMessage = z.infer<typeof ReportedMessage>

/** Frames from server to client. */
export type SocketEvent =
  | { type: 'new_message'; data: ChatMessage }
  | { type: 'crypto_update'; data: MarketRecord }
  | { type: 'message_hidden'; data: { id: number } }
  /** All hidden ids among the room's latest messages, sent when events may have been lost. */
  | { type: 'messages_hidden'; data: { ids: number[] } }
  | { type: 'presence'; data: { count: number } }
  | { type: 'typing'; data: { userName: string } }
  | { type: 'resumed'; data: { messages: ChatMessage[]; complete: boolean } }
  | { type: 'refused'; data: { clientId: string | null; reason: string } }

const room = z.object({ slug: Slug })

export const chatEndpoints = endpoints({
  listMessages: {
    method: 'GET',
    path: '/api/chat/{slug}',
    summary: 'The 50 most recent messages, oldest first',
    access: 'public',
    params: room,
    reply: z.array(ChatMessage),
    errors: ['not_found'],
  },
  postMessage: {
    method: 'POST',
    path: '/api/chat/{slug}',
    summary: 'Post a message when the socket is closed',
    access: 'public',
    params: room,
    body: ChatPost,
    reply: ChatMessage,
    status: 201,
    errors: ['invalid', 'not_found', 'rule', 'too_many', 'conflict'],
  },
  readHistory: {
    method: 'GET',
    path: '/api/chat/{slug}/history',
    summary: 'A page of the history, newest first from the offset',
    access: 'public',
    params: room,
    query: Page,
    reply: z.object({ messages: z.array(ChatMessage), hasMore: z.boolean(), totalCount: z.int() }),
    errors: ['invalid', 'not_found'],
  },
  readStats: {
    method: 'GET',
    path: '/api/chat/{slug}/stats',
    summary: 'How many messages the room holds',
    access: 'public',
    params: room,
    reply: z.object({ totalMessages: z.int() }),
    errors: ['not_found'],
  },
  reportMessage: {
    method: 'POST',
    path: '/api/chat/{slug}/messages/{id}/report',
    summary: 'Report a message to the owners; a second report returns the first (200)',
    access: 'public',
    params: room.extend({ id: Id }),
    body: ReportRequest,
    reply: ChatReport,
    status: 201,
    repeatStatus: 200,
    errors: ['invalid', 'not_found', 'too_many'],
  },
  postAsOwner: {
    method: 'POST',
    path: '/api/admin/lodges/{slug}/chat',
    summary: 'Post to a room as an owner, under the name of the account',
    access: 'manager',
    params: room,
    body: OwnerPost,
    reply: ChatMessage,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  hideMessage: {
    method: 'PUT',
    path: '/api/admin/chat/messages/{id}',
    summary: 'Hide a message from everyone and settle its reports',
    access: 'manager',
    params: z.object({ id: Id }),
    body: z.object({ isActive: z.literal(false) }),
    reply: ChatMessage,
    errors: ['invalid', 'not_found'],
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/chat/reports',
    summary: 'The reports that wait for an owner, newest first; or the latest 200 of all',
    access: 'manager',
    query: z.object({ status: z.enum(['open', 'all']).default('open') }),
    reply: z.array(ReportedMessage),
    errors: ['invalid'],
  },
  settleReport: {
    method: 'PUT',
    path: '/api/admin/chat/reports/{id}',
    summary: 'Settle a report without hiding its message',
    access: 'manager',
    params: z.object({ id: Id }),
    body: z.object({ resolved: z.literal(true) }),
    reply: ChatReport,
    errors: ['invalid', 'not_found'],
  },
})
