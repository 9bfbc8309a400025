import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, requiredText, wholeNumber } from '../platform/fields.ts'
import { MAX_STAY_MESSAGE_CHARACTERS } from './message-limits.ts'

const MessageId = wholeNumber('Please enter a whole number').pipe(z.int().min(0))

export const StayMessage = z.object({
  /** Grows with every message of a stay. */
  id: z.int(),
  from: z.enum(['guest', 'owner']),
  text: z.string(),
  at: Instant,
  isUnread: z.boolean(),
})
export type StayMessage = z.infer<typeof StayMessage>

export const StayMessageText = z.object({
  text: requiredText(
    'Message is required',
    MAX_STAY_MESSAGE_CHARACTERS,
    'A message has at most 2,000 characters',
  ),
})

/** `ready` follows each connection, and the page reads all messages. */
export type StayEvent =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'message'; id: number }
  | { type: 'hidden'; id: number }
  /** The booking, or another one of its lodge, has changed. */
  | { type: 'booking' }

const guestLink = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100) }),
}

const After = {
  after: MessageId.optional(),
}

const booking = z.object({ id: Id })

export const messageEndpoints = endpoints({
  listStayMessages: {
    method: 'GET',
    path: '/api/bookings/{reference}/messages',
    summary:
      'Messages between guest and owner, oldest first: the newest 500, or 500 after an id. The WebSocket /api/bookings/{reference}/live?key announces new ones',
    access: 'public',
    params: guestLink.params,
    query: guestLink.query.extend(After),
    reply: z.array(StayMessage),
    errors: ['invalid', 'not_found'],
  },
  sendStayMessage: {
    method: 'POST',
    path: '/api/bookings/{reference}/messages',
    summary: 'Write to the owner as the guest of a stay; a repeated Idempotency-Key stores nothing twice',
    access: 'public',
    ...guestLink,
    body: StayMessageText,
    reply: StayMessage,
    status: 201,
    errors: ['invalid', 'not_found', 'key_reused', 'too_many', 'conflict'],
  },
  readStayMessages: {
    method: 'POST',
    path: '/api/bookings/{reference}/messages/read',
    summary: "Mark the owner's messages as read, up to an id or all",
    access: 'public',
    ...guestLink,
    body: z.object({ upTo: MessageId.optional() }),
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'not_found'],
  },
  listThread: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/thread',
    summary: 'Messages between guest and owner, oldest first: the newest 500, or 500 after an id',
    access: 'manager',
    scope: 'bookings:read',
    params: booking,
    query: z.object(After),
    reply: z.array(StayMessage),
    errors: ['invalid', 'not_found'],
  },
  answerThread: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/thread',
    summary: 'Write to the guest of a stay; a repeated Idempotency-Key stores nothing twice',
    access: 'manager',
    scope: 'bookings:write',
    params: booking,
    body: StayMessageText,
    reply: StayMessage,
    status: 201,
    errors: ['invalid', 'not_found', 'key_reused', 'conflict'],
  },
  hideStayMessage: {
    method: 'DELETE',
    path: '/api/admin/bookings/{id}/thread/{messageId}',
    summary: 'Hide a message from both sides',
    access: 'manager',
    scope: 'bookings:write',
    params: booking.extend({ messageId: MessageId }),
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
