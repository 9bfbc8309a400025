import type { FastifyInstance } from 'fastify'
import type { BookingRequest } from '#contract/bookings.ts'
import { bookingEndpoints } from '#contract/bookings.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { idempotencyKeyOf, idempotently } from '../http/idempotency.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { alternativesTo, type IsDay1Investor, readOwnBooking, requestBooking } from './bookings.ts'
import { exportRoute } from './csv-export.ts'
import { cancelOwnBooking, decideBooking, listBookings, readBookingRecord } from './desk.ts'
import { bookingCalendar, lodgeCalendar } from './icalendar.ts'
import { availabilityOf, quoteFor } from './quotes.ts'
import { listStays } from './stays.ts'

export function bookingRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  isDay1Investor: IsDay1Investor,
): void {
  mount(app, bookingEndpoints, contextOf, {
    requestBooking: (context, { body }, _answer, { headers }) => {
      const call = { scope: 'bookings', key: idempotencyKeyOf(headers['idempotency-key']), body }
      return idempotently(context, call, (inner) => requestBooking(inner, body, isDay1Investor)).catch(
        (error) => withAlternatives(context, body, error),
      )
    },
    readAvailability: (context, { params, query }) => availabilityOf(context, params.slug, query),
    readQuote: (context, { params, query }) => quoteFor(context, params.slug, query, isDay1Investor),
    readLodgeCalendar: (context, { params }, answer) => {
      answer.header('cache-control', 'public, max-age=300')
      return lodgeCalendar(context, params.slug)
    },
    readBookingCalendar: async (context, { params, query }, answer) => {
      const file = await bookingCalendar(context, params.reference, query.key)
      answer.header('cache-control', 'private, no-store')
      answer.header('content-disposition', 'attachment; filename="crypto-lodge-stay.ics"')
      return file
    },
    readBooking: (context, { params, query }) => readOwnBooking(context, params.reference, query.key),
    cancelOwnBooking: (context, { params, query }) => cancelOwnBooking(context, params.reference, query.key),
    listBookings: (context, { query }) => listBookings(context, query),
    listStays: (context, { query }) => listStays(context, query),
    readBookingRecord: (context, { params }) => readBookingRecord(context, params.id),
    decideBooking: (context, { params, body }) => decideBooking(context, params.id, body.status),
  })
  exportRoute(app, contextOf)
}

/** A lost race tells what is still free; looked up after the transaction, which the database has ended. */
async function withAlternatives(context: Context, request: BookingRequest, error: unknown): Promise<never> {
  if (!(error instanceof Failure) || error.code !== 'dates_taken') throw error
  throw new Failure('dates_taken', error.message, { alternatives: await alternativesTo(context, request) })
}
