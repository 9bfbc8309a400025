import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, Slug, wholeNumber } from '../platform/fields.ts'

/** Conversations of the list, and the most unread messages that are counted of one. */
export const MAX_INBOX_ENTRIES = 200
export const MAX_UNREAD = 999

/** A room of a lodge, the thread of a stay, or a question about a lodge. */
export const InboxEntry = z.object({
  kind: z.enum(['room', 'stay', 'question']),
  lodgeSlug: z.string(),
  /** Of a stay; null for a room. */
  reference: z.string().nullable(),
  bookingId: z.int().nullable(),
  /** Of a question only. */
  questionId: z.int().optional(),
  /** The guest's name, the lodge's for a room, or the email address of a question. */
  title: z.string(),
  lodgeName: z.string(),
  /** The beginning of the last message. */
  lastText: z.string(),
  lastAt: Instant,
  lastFrom: z.enum(['guest', 'owner']),
  /** Guests' messages that no member of staff has read; at most 999. */
  unread: z.int(),
})
export type InboxEntry = z.infer<typeof InboxEntry>

export const InboxRead = z
  .object({
    kind: InboxEntry.shape.kind,
    lodgeSlug: Slug.optional(),
    reference: z.string().max(20).optional(),
    questionId: Id.optional(),
    /** The last message that was shown; all messages without it. */
    upTo: wholeNumber('Please enter a whole number').pipe(z.int().min(0)).optional(),
  })
  .refine(({ kind, lodgeSlug }) => kind !== 'room' || lodgeSlug !== undefined, {
    path: ['lodgeSlug'],
    message: 'A room needs its lodge',
  })
  .refine(({ kind, reference }) => kind !== 'stay' || reference !== undefined, {
    path: ['reference'],
    message: 'A stay needs its reference',
  })
  .refine(({ kind, questionId }) => kind !== 'question' || questionId !== undefined, {
    path: ['questionId'],
    message: 'A question needs its id',
  })
export type InboxRead = z.infer<typeof InboxRead>

/** What waits for staff. */
export const InboxCounts = z.object({
  /** Unread messages of rooms and stays, and unread questions. */
  unread: z.int(),
  /** Requests without an answer that still hold their nights. */
  requests: z.int(),
  /** Stays whose guest waits for the answer to a change request. */
  changes: z.int(),
})
export type InboxCounts = z.infer<typeof InboxCounts>

/** Frames of the socket of the admin area. `ready` follows the token of each connection: refresh everything then. */
export type AdminEvent =
  | { type: 'ready' }
  | { type: 'pong' }
  /** A booking was made or changed. */
  | { type: 'booking'; lodgeSlug: string }
  | { type: 'payment' }
  /** An event, a closure or the stays of a channel were changed. */
  | { type: 'calendar' }
  /** A message of a stay was written or hidden. */
  | { type: 'message'; reference: string }
  /** A message of a room was written or hidden. */
  | { type: 'chat'; lodgeSlug: string }
  /** A question about a lodge arrived, was answered or deleted. */
  | { type: 'question'; id: number }
  /** A conversation was read. */
  | { type: 'read' }

/** Frames to that socket. The token is never in an address. */
export const AdminFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('token'), token: z.string().max(200) }),
  z.object({ type: z.literal('ping') }),
])
export type AdminFrame = z.infer<typeof AdminFrame>

export const inboxEndpoints = endpoints({
  listInbox: {
    method: 'GET',
    path: '/api/admin/inbox',
    summary:
      'Rooms, stays with messages and questions, the latest first, at most 200 of each. The WebSocket /api/admin/live announces changes',
    access: 'manager',
    scope: 'bookings:read',
    reply: z.array(InboxEntry),
    errors: [],
  },
  readInboxCounts: {
    method: 'GET',
    path: '/api/admin/inbox/counts',
    summary: 'How many unread messages and unanswered requests wait',
    access: 'manager',
    scope: 'bookings:read',
    reply: InboxCounts,
    errors: [],
  },
  markInboxRead: {
    method: 'POST',
    path: '/api/admin/inbox/read',
    summary: 'Mark a conversation as read for all staff, up to a message or all of it',
    access: 'manager',
    scope: 'bookings:write',
    body: InboxRead,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'not_found'],
  },
})
