import * as z from 'zod'
import { BookingStatus } from '../bookings/bookings.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Id, Instant, requiredLine, Slug } from '../platform/fields.ts'

export const StayOnClosedNights = z.object({
  id: z.int(),
  reference: z.string(),
  guestName: z.string(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  status: BookingStatus,
})
export type StayOnClosedNights = z.infer<typeof StayOnClosedNights>

/** Half-open; every lodge when `lodgeSlug` is empty. */
export const ClosureEdit = z
  .object({
    lodgeSlug: z
      .union([Slug, z.literal(''), z.null()], 'Please choose a lodge')
      .transform((slug) => slug || null),
    from: CalendarDate,
    to: CalendarDate,
    reason: requiredLine('Reason is required', 200),
    force: z.boolean().default(false),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'The last night cannot be before the first one',
  })
export type ClosureEdit = z.infer<typeof ClosureEdit>

export const Closure = z.object({
  id: z.int(),
  lodgeSlug: z.string().nullable(),
  from: CalendarDate,
  to: CalendarDate,
  reason: z.string(),
  createdAt: Instant,
  createdBy: z.int().nullable(),
  changedAt: Instant.nullish(),
})
export type Closure = z.infer<typeof Closure>

const ClosureFields = Closure.pick({ lodgeSlug: true, from: true, to: true, reason: true })
export type ClosureFields = z.infer<typeof ClosureFields>

export const toClosureFields = ({ lodgeSlug, from, to, reason }: ClosureFields): ClosureFields => ({
  lodgeSlug,
  from,
  to,
  reason,
})

const byId = z.object({ id: Id })

export const closureEndpoints = endpoints({
  listClosures: {
    method: 'GET',
    path: '/api/admin/closures',
    summary: 'Closures that share a night with a range of dates, by date; all of them without one',
    access: 'manager',
    scope: 'calendar:read',
    query: z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() }),
    reply: z.array(Closure),
    errors: ['invalid'],
  },
  createClosure: {
    method: 'POST',
    path: '/api/admin/closures',
    summary:
      'Close nights of one lodge or all, once for each Idempotency-Key; over a stay 409 with `bookings`, unless forced',
    access: 'manager',
    scope: 'calendar:write',
    body: ClosureEdit,
    reply: Closure,
    status: 201,
    errors: ['invalid', 'rule', 'conflict', 'key_reused'],
  },
  changeClosure: {
    method: 'PUT',
    path: '/api/admin/closures/{id}',
    summary:
      'Replace a closure; over stays that it did not close before 409 with `bookings`, unless forced. Other fields than `seen` are a conflict with the `current` ones',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    body: ClosureEdit.safeExtend({ seen: ClosureFields.optional() }),
    reply: Closure,
    errors: ['invalid', 'not_found', 'rule', 'conflict'],
  },
  deleteClosure: {
    method: 'DELETE',
    path: '/api/admin/closures/{id}',
    summary: 'Open the nights again',
    access: 'manager',
    scope: 'calendar:write',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
