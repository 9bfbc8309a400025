import * as z from 'zod'
import { MAX_NIGHTS } from '../bookings/stay-rules.ts'
import { EmailSubject, EmailText } from '../email-templates/email-templates.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, requiredLine, Slug } from '../platform/fields.ts'

/** 30 days. */
const MAX_OFFSET_HOURS = 720
const MAX_LODGES = 200
const AN_OFFSET = `Please enter whole hours from -${MAX_OFFSET_HOURS} to ${MAX_OFFSET_HOURS}`

const Schedule = z.object({
  name: requiredLine('Please enter a name', 80),
  event: z.enum(['confirmed', 'check_in', 'check_out'], 'Please choose confirmed, check_in or check_out'),
  /** Negative before the event. */
  offsetHours: z.int(AN_OFFSET).min(-MAX_OFFSET_HOURS, AN_OFFSET).max(MAX_OFFSET_HOURS, AN_OFFSET),
  /** Slugs; null for all lodges. */
  lodges: z.array(Slug).min(1, 'Please choose a lodge').max(MAX_LODGES).nullable().default(null),
  minNights: z
    .int('Nights must be a whole number')
    .min(1, 'At least 1 night')
    .max(MAX_NIGHTS, `At most ${MAX_NIGHTS} nights`)
    .nullable()
    .default(null),
  subject: EmailSubject,
  text: EmailText,
  isActive: z.boolean().default(true),
})

const ScheduledEmailRequest = Schedule.refine(
  ({ event, offsetHours }) => event !== 'confirmed' || offsetHours >= 0,
  { path: ['offsetHours'], message: 'An email about the confirmation comes 0 or more hours after it' },
)
export type ScheduledEmailRequest = z.output<typeof ScheduledEmailRequest>

export const ScheduledEmail = Schedule.extend({
  lodges: z.array(z.string()).nullable(),
  minNights: z.int().nullable(),
  isActive: z.boolean(),
  id: z.int(),
  /** Stays whose email made no sense any more when it was due. */
  dropped: z.int(),
})
export type ScheduledEmail = z.output<typeof ScheduledEmail>

export const BookingEmail = z.object({
  id: z.string(),
  kind: z.enum(['template', 'scheduled']),
  name: z.string(),
  at: Instant,
  state: z.enum(['sent', 'planned', 'skipped', 'dropped', 'failed']),
})
export type BookingEmail = z.infer<typeof BookingEmail>

const byId = z.object({ id: Id })

export const scheduledEmailEndpoints = endpoints({
  listScheduledEmails: {
    method: 'GET',
    path: '/api/admin/scheduled-emails',
    summary: 'The emails that are sent to each stay at a moment of it',
    access: 'manager',
    reply: z.array(ScheduledEmail),
    errors: [],
  },
  createScheduledEmail: {
    method: 'POST',
    path: '/api/admin/scheduled-emails',
    summary: 'Schedule an email; moments that are past are not made up for',
    access: 'manager',
    body: ScheduledEmailRequest,
    reply: ScheduledEmail,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  changeScheduledEmail: {
    method: 'PUT',
    path: '/api/admin/scheduled-emails/{id}',
    summary: 'Change a scheduled email; with another moment, or switched on, it starts with later stays',
    access: 'manager',
    params: byId,
    body: ScheduledEmailRequest,
    reply: ScheduledEmail,
    errors: ['invalid', 'not_found'],
  },
  deleteScheduledEmail: {
    method: 'DELETE',
    path: '/api/admin/scheduled-emails/{id}',
    summary: 'Delete a scheduled email; nothing of it is sent any more',
    access: 'manager',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
  listBookingEmails: {
    method: 'GET',
    path: '/api/admin/bookings/{id}/emails',
    summary: 'The emails of a stay by time: sent, planned, skipped, dropped and failed ones',
    access: 'manager',
    scope: 'bookings:read',
    params: byId,
    reply: z.array(BookingEmail),
    errors: ['not_found'],
  },
  skipBookingEmail: {
    method: 'PUT',
    path: '/api/admin/bookings/{id}/emails/{emailId}',
    summary: 'Skip an email of a stay while it is planned, or send it after all',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id, emailId: z.string().max(80) }),
    body: z.object({ skip: z.boolean('Please say whether to skip it') }),
    reply: BookingEmail,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
