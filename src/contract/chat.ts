import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { Instant, requiredText, Slug } from './fields.ts'
import type { MarketRecord } from './market.ts'
import { Page } from './paging.ts'

export const HISTORY_PAGE = 50
export const MOST_NAME_CHARACTERS = 40
export const MOST_MESSAGE_CHARACTERS = 1000

export const UserType = z.enum(['guest', 'admin'])

export const ChatMessage = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  userName: z.string(),
  message: z.string(),
  timestamp: Instant,
  userType: UserType,
  isActive: z.boolean(),
  /** The sender's own id of the message; null for messages that came without one. */
  clientId: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatPost = z.object({
  userName: requiredText('Name is required', MOST_NAME_CHARACTERS),
  message: requiredText('Message is required', MOST_MESSAGE_CHARACTERS),
  userType: UserType.default('guest'),
  clientId: z.uuid().optional(),
})
export type ChatPost = z.infer<typeof ChatPost>

/** What the server tells an open socket. */
export type SocketEvent =
  | { type: 'new_message'; data: ChatMessage }
  | { type: 'crypto_update'; data: MarketRecord }
  | { type: 'message_hidden'; data: { id: number } }
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
    errors: ['invalid', 'not_found', 'too_many'],
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
})
