import type { Scope } from '#contract/platform/scopes.ts'
import type { DeliveryState, WebhookEvent } from '#contract/webhooks/webhooks.ts'

export const scopeNames: Readonly<Record<Scope, string>> = {
  'bookings:read': 'Read bookings and messages',
  'bookings:write': 'Change bookings and messages',
  'calendar:read': 'Read the calendar',
  'calendar:write': 'Change the calendar',
  'rates:read': 'Read rates and charges',
  'rates:write': 'Change rates and charges',
  'payments:read': 'Read payments and orders',
  'reports:read': 'Read reports',
}

export const eventNames: Readonly<Record<WebhookEvent | 'test', string>> = {
  'booking.requested': 'Booking requested',
  'booking.confirmed': 'Booking confirmed',
  'booking.changed': 'Booking changed',
  'booking.declined': 'Booking declined',
  'booking.cancelled': 'Booking cancelled',
  'payment.completed': 'Payment completed',
  'payment.refunded': 'Payment refunded',
  'message.received': 'Message received',
  'review.written': 'Review written',
  'cleaning.done': 'Cleaning done',
  test: 'Test',
}

export const stateNames: Readonly<Record<DeliveryState, string>> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
