import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, Slug, wholeNumber } from '../platform/fields.ts'

export const MAX_INBOX_ENTRIES = 200
export const MAX_UNREAD = 999

export const InboxEntry = z.object({
  kind: z.enum(['room', 'stay', 'question']),
  lodgeSlug: z.string(),
  reference: z.string().nullable(),
  bookingId: z.int().nullable(),
  questionId: z.int().optional(),
  /** The guest's name, the lodge's for a room, or a question's email address. */
  title: z.string(),
  lodgeName: z.string(),
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

export const InboxCounts = z.object({
  unread: z.int(),
  requests: z.int(),
  changes: z.int(),
})
export type InboxCounts = z.infer<typeof InboxCounts>

/** `ready` follows the token of each connection, and the page refreshes everything. */
export type AdminEvent =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'booking'; lodgeSlug: string }
  | { type: 'payment' }
  | { type: 'calendar' }
  | { type: 'message'; reference: string }
  | { type: 'chat'; lodgeSlug: string }
  | { type: 'question'; id: number }
  | { type: 'read' }

/** The token is in a frame, never in an address. */
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
