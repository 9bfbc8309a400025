import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, ClockTime, Id, Instant, requiredLine, trimmedLine, trimmedText } from '../platform/fields.ts'
import { guestLink } from './bookings.ts'

const MAX_NAMES = 20
const MAX_NOTE = 1000

const optionalLine = (max: number) =>
  trimmedLine()
    .max(max, atMost(max))
    .nullish()
    .transform((text) => text || null)

export const ArrivalForm = z.object({
  arrivalTime: z
    .union([z.literal(''), ClockTime], 'Please enter a time as HH:MM')
    .nullish()
    .transform((time) => time || null),
  phone: optionalLine(40),
  guestNames: z
    .array(requiredLine('A guest needs a name', 120))
    .max(MAX_NAMES, `At most ${MAX_NAMES} names`)
    .default([]),
  vehicle: optionalLine(120),
  note: trimmedText()
    .max(MAX_NOTE, atMost(MAX_NOTE))
    .nullish()
    .transform((text) => text || null),
})
export type ArrivalForm = z.output<typeof ArrivalForm>

export const ArrivalAnswers = z.object({
  arrivalTime: z.string().nullable(),
  phone: z.string().nullable(),
  guestNames: z.array(z.string()),
  vehicle: z.string().nullable(),
  note: z.string().nullable(),
})

export const SentArrivalForm = ArrivalAnswers.extend({
  sentAt: Instant.nullable(),
  /** Whether the door code waits for the form. */
  isRequired: z.boolean(),
})
export type SentArrivalForm = z.infer<typeof SentArrivalForm>

export const arrivalFormEndpoints = endpoints({
  readArrivalForm: {
    method: 'GET',
    path: '/api/bookings/{reference}/arrival',
    summary: 'The arrival form of a stay',
    access: 'public',
    ...guestLink,
    reply: SentArrivalForm,
    errors: ['not_found'],
  },
  readArrivalFormForStaff: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/arrival',
    summary: 'The arrival form of a stay as its guest has sent it',
    access: 'manager',
    scope: 'bookings:read',
    params: z.object({ id: Id }),
    reply: SentArrivalForm,
    errors: ['not_found'],
  },
  sendArrivalForm: {
    method: 'PUT',
    path: '/api/bookings/{reference}/arrival',
    summary:
      'Tell when the guests of a confirmed stay arrive and who they are; it replaces what was told before',
    access: 'public',
    ...guestLink,
    body: ArrivalForm,
    reply: SentArrivalForm,
    errors: ['invalid', 'not_found', 'conflict', 'too_many'],
  },
})
