import type { FastifyInstance } from 'fastify'
import type { BookingReceipt, BookingRequest } from '#contract/bookings.ts'
import { bookingEndpoints } from '#contract/bookings.ts'
import type { Context } from '../context.ts'
import { isDatabaseAway } from '../database/errors.ts'
import type { Events } from '../events.ts'
import { Failure } from '../failure.ts'
import { idempotencyKeyOf, idempotentlyTogether, type Outcome } from '../http/idempotency.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { ReadCache } from '../read-cache.ts'
import { listBookings, readBookingRecord } from './admin-bookings.ts'
import { AvailabilityCache } from './availability-cache.ts'
import { BookingBatcher } from './booking-batcher.ts'
import { alternativesTo, openOwnBooking } from './bookings.ts'
import { createBookings, type FindDay1Investors } from './create-bookings.ts'
import { exportRoute } from './csv-export.ts'
import { cancelOwnBooking, decideBooking } from './decisions.ts'
import { bookingCalendar, lodgeCalendar } from './icalendar.ts'
import { messageGuest } from './messages.ts'
import { quoteFor } from './quotes.ts'
import { requestNetwork } from './request-limits.ts'
import { listStays } from './stays.ts'

export function bookingRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  events: Events,
  findDay1Investors: FindDay1Investors,
): void {
  const batcher = bookingBatcher(findDay1Investors)
  const availability = new AvailabilityCache(events)
  const counts = new ReadCache<number>()
  events.on('booking_changed', () => counts.drop())
  mount(app, bookingEndpoints, contextOf, {
    requestBooking: async (context, { body }, _answer, { headers }) => {
      const key = idempotencyKeyOf(headers['idempotency-key'])
      const outcome = await batcher.take({ context, key, body })
      if ('reply' in outcome) return outcome.reply
      throw await withAlternatives(context, body, outcome.failure)
    },
    readAvailability: (context, { params, query }) => availability.read(context, params.slug, query),
    readQuote: (context, { params, query }) => quoteFor(context, params.slug, query, findDay1Investors),
    readLodgeCalendar: (context, { params }, answer) => {
      answer.header('cache-control', 'public, max-age=300')
      return lodgeCalendar(context, params.slug)
    },
    readBookingCalendar: async (context, { params, query }, answer) => {
      const file = await bookingCalendar(context, params.reference, query.key)
      answer.header('content-disposition', 'attachment; filename="crypto-lodge-stay.ics"')
      return file
    },
    readBooking: (context, { params, query }) => openOwnBooking(context, params.reference, query.key),
    cancelOwnBooking: (context, { params, query }) => cancelOwnBooking(context, params.reference, query.key),
    listBookings: (context, { query }) => listBookings(context, query, counts),
    listStays: (context, { query }) => listStays(context, query),
    readBookingRecord: (context, { params }) => readBookingRecord(context, params.id),
    messageGuest: (context, { params, body }) => messageGuest(context, params.id, body),
    decideBooking: (context, { params, body }) => decideBooking(context, params.id, body),
  })
  exportRoute(app, contextOf)
}

type CreateBookingCall = { context: Context; key: string | null; body: BookingRequest }

/** Guests who ask at the same moment are answered by one transaction; nothing in it is of one guest's context. */
function bookingBatcher(
  findDay1Investors: FindDay1Investors,
): BookingBatcher<CreateBookingCall, Outcome<BookingReceipt>> {
  return new BookingBatcher(
    (calls) =>
      idempotentlyTogether('bookings', calls, (inner, fresh) =>
        createBookings(
          inner,
          fresh.map(({ context, body }) => ({ ...body, networkHash: requestNetwork(context) })),
          findDay1Investors,
        ),
      ),
    { apart: ({ key }) => key, isForAll: isDatabaseAway },
  )
}

/** A lost race tells what is still free; looked up after the transaction has ended. */
async function withAlternatives(context: Context, request: BookingRequest, lost: Failure): Promise<Failure> {
  if (lost.code !== 'dates_taken') return lost
  return new Failure('dates_taken', lost.message, { alternatives: await alternativesTo(context, request) })
}
