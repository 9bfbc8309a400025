import { bookingChangeEndpoints } from '#contract/bookings/booking-changes.ts'
import { bookingEndpoints } from '#contract/bookings/bookings.ts'
import { changeRequestEndpoints } from '#contract/bookings/change-requests.ts'
import { inTransaction } from '#server/platform/context.ts'
import { defineModule } from '#server/platform/module.ts'
import { emailRefresh } from '../mail/start-sender.ts'
import { guestBooking, paymentDependencies, paymentListeners } from '../payments/payment-dependencies.ts'
import { tariffCache } from '../rates/tariff-cache.ts'
import { AvailabilityCache, availabilityCache } from './availability/availability-cache.ts'
import { readOwnBooking } from './bookings.ts'
import { purgeChanges } from './changes/last-change.ts'
import { settleStay } from './changes/settle-stay.ts'
import { announceArrivals } from './emails/announce-arrivals.ts'
import { composeAgain } from './emails/compose-again.ts'
import { expireOverdue } from './expiry.ts'
import { bookingMetrics } from './metrics.ts'
import { bookingRoutes } from './routes.ts'

export const bookingsModule = defineModule({
  name: 'bookings',
  summary: 'Stays: request, hold, quote, change, cancel, expire; availability.',
  dependsOn: ['badges', 'calendar', 'lodges', 'mail', 'payments', 'rates'],
  endpoints: [bookingEndpoints, bookingChangeEndpoints, changeRequestEndpoints],
  register: ({ app, contextOf, events, services }) => {
    const availability = services.provide(availabilityCache, new AvailabilityCache(events))
    const caches = { availability, tariffs: services.get(tariffCache) }
    bookingRoutes(app, contextOf, events, caches, services.get(paymentDependencies).gateway !== null)
    services.provide(guestBooking, readOwnBooking)
    services.provide(emailRefresh, composeAgain)
    services.get(paymentListeners).push(settleStay)
  },
  jobs: [
    {
      name: 'the sweep of overdue stays',
      everyMs: 60_000,
      run: ({ context }) => inTransaction(context, (inner) => expireOverdue(inner)),
    },
    { name: 'writing to arriving guests', everyMs: 600_000, run: ({ context }) => announceArrivals(context) },
  ],
  metrics: bookingMetrics,
  purges: [purgeChanges],
  personalData: {
    booking_changes: { stay: ['before', 'after'], none: ['email_ids'] },
    booking_history: { stay: ['note'], staff: ['admin_name'], none: ['status', 'by'] },
    bookings: {
      stay: ['guest_name', 'guest_email', 'guest_phone', 'special_requests', 'staff_note', 'change_request'],
      network: ['network_hash'],
      none: [
        'reference',
        'lodge_slug',
        'lines',
        'night_prices',
        'status',
        'decided_by',
        'policy',
        'check_in_from',
        'check_out_until',
        'source',
      ],
    },
  },
})
