import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Id, Instant } from '../platform/fields.ts'
import { Page } from '../platform/paging.ts'

/** As in Standard Webhooks. */
export const SECRET_START = 'whsec_'

/** The previous secret also signs for this long. */
export const OLD_SECRET_HOURS = 24

/** An endpoint that only fails this long is switched off. */
export const FAILING_DAYS = 5

export const WebhookEvent = z.enum([
  'booking.requested',
  'booking.confirmed',
  'booking.changed',
  'booking.declined',
  'booking.cancelled',
  'payment.completed',
  'payment.refunded',
  'message.received',
  'review.written',
  'cleaning.done',
])
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isActive: z.boolean(),
  createdAt: Instant,
  failingSince: Instant.nullable(),
  /** Why the server switched it off. */
  offReason: z.string().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

const AN_ADDRESS = 'Please enter an http or https address'

export const WebhookEdit = z.object({
  url: z
    .string(AN_ADDRESS)
    .trim()
    .min(1, { error: 'Please enter an address', abort: true })
    .max(2000, atMost(2000))
    .pipe(z.url({ protocol: /^https?$/, error: AN_ADDRESS }))
    .refine((url) => !/^\w+:\/\/[^/]*@/.test(url), 'Please enter an address without a password'),
  events: z
    .array(WebhookEvent)
    .min(1, 'Please choose at least one event')
    .transform((events) => WebhookEvent.options.filter((event) => events.includes(event))),
  /** Left out, a new webhook is on and a changed one stays as it is. */
  isActive: z.boolean().optional(),
})
export type WebhookEdit = z.output<typeof WebhookEdit>

export const DeliveryState = z.enum(['pending', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const Delivery = z.object({
  id: z.int(),
  /** `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  type: z.union([WebhookEvent, z.literal('test')]),
  state: DeliveryState,
  attempts: z.int(),
  createdAt: Instant,
  attemptedAt: Instant.nullable(),
  nextTryAt: Instant.nullable(),
  responseStatus: z.int().nullable(),
  lastError: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

const byId = z.object({ id: Id })

export const webhookEndpoints = endpoints({
  listWebhooks: {
    method: 'GET',
    path: '/api/admin/webhooks',
    summary: 'The webhooks, newest first, without their secrets',
    access: 'admin',
    reply: z.array(Webhook),
    errors: [],
  },
  createWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks',
    summary:
      'Add a webhook: events are posted to its address as Standard Webhooks say; only this reply has the secret',
    access: 'admin',
    body: WebhookEdit,
    reply: Webhook.extend({ secret: z.string() }),
    status: 201,
    errors: ['invalid'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/api/admin/webhooks/{id}',
    summary:
      'Change a webhook. Switched off, it drops what is not sent yet; switched on, it starts with new events',
    access: 'admin',
    params: byId,
    body: WebhookEdit,
    reply: Webhook,
    errors: ['invalid', 'not_found'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/admin/webhooks/{id}',
    summary: 'Remove a webhook with its deliveries',
    access: 'admin',
    params: byId,
    reply: z.void(),
    status: 204,
    errors: ['not_found'],
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/admin/webhooks/{id}/rotate-secret',
    summary: `Make a new secret; only this reply has it. The old one signs along for ${OLD_SECRET_HOURS} hours: the header has two signatures`,
    access: 'admin',
    params: byId,
    reply: Webhook.extend({ secret: z.string() }),
    errors: ['not_found'],
  },
  testWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{id}/test',
    summary: 'Send a message of the type `test`, once',
    access: 'admin',
    params: byId,
    reply: Delivery,
    status: 201,
    errors: ['not_found', 'conflict'],
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/admin/webhooks/{id}/deliveries',
    summary: 'The deliveries of a webhook of the last 30 days, newest first',
    access: 'admin',
    params: byId,
    query: Page,
    reply: z.array(Delivery),
    errors: ['invalid', 'not_found'],
  },
  redeliver: {
    method: 'POST',
    path: '/api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver',
    summary: 'Send a delivery again, with the same `webhook-id` and body',
    access: 'admin',
    params: z.object({ id: Id, deliveryId: Id }),
    reply: Delivery,
    errors: ['not_found', 'conflict'],
  },
})
