import * as z from 'zod'
import { partyFields, withParty } from '../bookings/party-fields.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Email, Id, Instant, Slug } from '../platform/fields.ts'

/** Of one email address. */
export const MAX_OPEN_ENTRIES = 3
/** Then the next on the list is notified, if the nights are still free. */
export const NEXT_AFTER_HOURS = 2

const WaitingListRequest = withParty(
  z.object({ checkIn: CalendarDate, checkOut: CalendarDate, ...partyFields, email: Email }),
)
export type WaitingListRequest = z.output<typeof WaitingListRequest>

/** `to_confirm` until the emailed link was opened; `waiting` without a mail server. */
export const WaitingListReceipt = z.object({ id: z.int(), state: z.enum(['to_confirm', 'waiting']) })
export type WaitingListReceipt = z.infer<typeof WaitingListReceipt>

export const WaitingListEntry = z.object({
  id: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: z.int(),
  children: z.int(),
  infants: z.int(),
  dogs: z.int(),
  email: z.string(),
  joinedAt: Instant,
  notifiedAt: Instant.nullable(),
  state: z.enum(['to_confirm', 'waiting', 'notified', 'left', 'ended']),
})
export type WaitingListEntry = z.infer<typeof WaitingListEntry>

export const waitingListEndpoints = endpoints({
  joinWaitingList: {
    method: 'POST',
    path: '/api/lodges/{slug}/waiting-list',
    summary:
      'Wait for a stay whose nights are taken or closed; 409 when it can be booked. With a mail server it counts once its address is confirmed',
    access: 'public',
    params: z.object({ slug: Slug }),
    body: WaitingListRequest,
    reply: WaitingListReceipt,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'too_many'],
  },
  listWaiting: {
    method: 'GET',
    path: '/api/admin/waiting-list',
    summary: 'Who waits for which stay, in the order of joining; of one lodge or of all',
    access: 'manager',
    scope: 'bookings:read',
    query: z.object({ lodge: Slug.optional() }),
    reply: z.array(WaitingListEntry),
    errors: ['invalid'],
  },
})

/** Takes a form's body too, because mail programs send one for List-Unsubscribe (RFC 8058). */
export const leaveWaitingListEndpoints = endpoints({
  leaveWaitingList: {
    method: 'POST',
    path: '/api/waiting-list/{id}/leave',
    summary: 'Leave a waiting list with the key in its emails',
    access: 'public',
    params: z.object({ id: Id }),
    query: z.object({ key: z.string().max(100) }),
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'not_found'],
  },
})
