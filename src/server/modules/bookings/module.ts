import { sql } from 'drizzle-orm'
import { arrivalFormEndpoints } from '#contract/bookings/arrival-form.ts'
import { balanceEndpoints } from '#contract/bookings/balance.ts'
import { bookingChangeEndpoints } from '#contract/bookings/booking-changes.ts'
import { bookingEndpoints } from '#contract/bookings/bookings.ts'
import { changeRequestEndpoints } from '#contract/bookings/change-requests.ts'
import { extraOrderEndpoints } from '#contract/bookings/extra-orders.ts'
import { findBookingEndpoints } from '#contract/bookings/find-booking.ts'
import { staffBookingEndpoints } from '#contract/bookings/staff-bookings.ts'
import { stayPageEndpoints } from '#contract/bookings/stay-page.ts'
import { openStatuses } from '#contract/bookings/stay-rules.ts'
import { inTransaction } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { defineModule, type Metric } from '#server/platform/module.ts'
import { emailFiles, emailRefresh } from '../mail/start-sender.ts'
import { marketFeed } from '../market/feed.ts'
import {
  guestBooking,
  paymentDependencies,
  paymentListeners,
  takesPayments,
} from '../payments/payment-dependencies.ts'
import { promotionCache } from '../promotions/promotion-cache.ts'
import { tariffCache } from '../rates/tariff-cache.ts'
import { AvailabilityCache, availabilityCache } from './availability/availability-cache.ts'
import { workOnBalances } from './balance/balance-job.ts'
import { balanceRoutes } from './balance/routes.ts'
import { readOwnBooking } from './bookings.ts'
import { purgeChanges } from './changes/last-change.ts'
import { settleStay } from './changes/settle-stay.ts'
import { announceArrivals } from './emails/announce-arrivals.ts'
import { attachCalendar } from './emails/attach-calendar.ts'
import { refreshEmail } from './emails/refresh-email.ts'
import { expireOverdue } from './expiry.ts'
import { bookingRoutes } from './routes.ts'

const bookingMetrics: readonly Metric[] = [
  {
    name: 'bookings_open',
    help: 'Bookings that wait for an answer or a payment',
    label: 'status',
    isShared: true,
    read: async ({ context }) => {
      const answer = await context.db.execute(sql`
        select status, count(*)::int as count from ${bookings}
        where status in ('requested', 'awaiting_payment') group by status`)
      const rows = toRows<{ status: string; count: number }>(answer)
      const none = Object.fromEntries(openStatuses.map((status) => [status, 0]))
      return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
    },
  },
]

export const bookingsModule = defineModule({
  name: 'bookings',
  summary: 'Stays: request, hold, quote, change, cancel, expire; availability.',
  dependsOn: [
    'badges',
    'calendar',
    'charges',
    'extras',
    'lodges',
    'mail',
    'market',
    'payments',
    'promotions',
    'rates',
  ],
  endpoints: [
    ...[
      bookingEndpoints,
      staffBookingEndpoints,
      findBookingEndpoints,
      bookingChangeEndpoints,
      changeRequestEndpoints,
    ],
    ...[balanceEndpoints, extraOrderEndpoints, arrivalFormEndpoints, stayPageEndpoints],
  ],
  register: ({ app, getContext, events, services }) => {
    const availability = services.provide(availabilityCache, new AvailabilityCache(events))
    const caches = {
      availability,
      tariffs: services.get(tariffCache),
      promotions: services.get(promotionCache),
      feed: services.get(marketFeed),
    }
    bookingRoutes(app, getContext, events, caches, (guest) =>
      takesPayments(guest, services.get(paymentDependencies)),
    )
    balanceRoutes(app, getContext, services.get(paymentDependencies))
    services.provide(guestBooking, readOwnBooking)
    services.provide(emailRefresh, refreshEmail)
    services.provide(emailFiles, attachCalendar)
    services.get(paymentListeners).push(settleStay)
  },
  jobs: [
    {
      name: 'the sweep of overdue stays',
      everyMs: 60_000,
      run: ({ context }) => inTransaction(context, (inner) => expireOverdue(inner)),
    },
    {
      name: 'balances of stays',
      everyMs: 60_000,
      run: ({ context, services }) => workOnBalances(context, services.get(paymentDependencies)),
    },
    { name: 'writing to arriving guests', everyMs: 600_000, run: ({ context }) => announceArrivals(context) },
  ],
  metrics: bookingMetrics,
  purges: [purgeChanges],
  personalData: {
    arrival_forms: { stay: ['arrival_time', 'phone', 'guest_names', 'vehicle', 'note'] },
    booking_agreements: { stay: ['address', 'user_agent'], none: ['terms', 'rules'] },
    balance_charges: { none: ['last_error'] },
    booking_changes: { stay: ['before', 'after'], none: ['email_ids'] },
    booking_history: { stay: ['note'], staff: ['admin_name'], none: ['status', 'by'] },
    bookings: {
      stay: [
        'guest_name',
        'guest_email',
        'guest_phone',
        'special_requests',
        'staff_note',
        'change_request',
        'change_answer',
      ],
      network: ['network_hash'],
      none: [
        'reference',
        'lodge_slug',
        'lines',
        'night_prices',
        'promotion',
        'extras',
        'taxes',
        'status',
        'decided_by',
        'policy',
        'payment_schedule',
        'schedule',
        'check_in_from',
        'check_out_until',
        'source',
      ],
    },
  },
})
