import type { FastifyInstance } from 'fastify'
import { arrivalFormEndpoints } from '#contract/bookings/arrival-form.ts'
import { bookingChangeEndpoints } from '#contract/bookings/booking-changes.ts'
import type { BookingRequest } from '#contract/bookings/bookings.ts'
import { bookingEndpoints } from '#contract/bookings/bookings.ts'
import { changeRequestEndpoints } from '#contract/bookings/change-requests.ts'
import { extraOrderEndpoints } from '#contract/bookings/extra-orders.ts'
import { findBookingEndpoints } from '#contract/bookings/find-booking.ts'
import { staffBookingEndpoints } from '#contract/bookings/staff-bookings.ts'
import { stayPageEndpoints } from '#contract/bookings/stay-page.ts'
import { ExtrasCache } from '#server/modules/extras/extras-cache.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { isInternal } from '#server/platform/http/internal-call.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { Day1Cache } from '../badges/day1-cache.ts'
import type { MarketFeed } from '../market/feed.ts'
import type { PromotionCache } from '../promotions/promotion-cache.ts'
import type { TariffCache } from '../rates/tariff-cache.ts'
import { readArrivalForm, readArrivalFormForStaff, sendArrivalForm } from './arrival/arrival-form.ts'
import type { AvailabilityCache } from './availability/availability-cache.ts'
import { quoteFor } from './availability/quotes.ts'
import { listStays } from './availability/stays.ts'
import { alternativesTo, openOwnBooking, readOwnBooking } from './bookings.ts'
import { changeBooking } from './changes/change-booking.ts'
import { changeQuote, entryQuote } from './changes/change-quote.ts'
import { quoteChange, requestChange, withdrawChange } from './changes/change-requests.ts'
import { decideChange } from './changes/decide-change.ts'
import { cancelOwnBooking, decideBooking } from './changes/decisions.ts'
import { undoChange } from './changes/undo-change.ts'
import { writeOff } from './changes/write-off.ts'
import { messageGuest } from './emails/messages.ts'
import { listWrittenEmails, readGuestLink, sendEmailAgain } from './emails/written-emails.ts'
import { decideExtra, orderExtras, withdrawExtra } from './extras/order-extras.ts'
import { bookingCalendar } from './feeds/icalendar.ts'
import { LodgeCalendars } from './feeds/lodge-calendars.ts'
import { findBooking } from './find-booking.ts'
import {
  countBookings,
  listBookings,
  readBookingByReference,
  readBookingRecord,
} from './lists/admin-bookings.ts'
import { exportRoute } from './lists/csv-export.ts'
import { createBooking } from './requests/create-booking.ts'
import { enterBooking } from './requests/enter-booking.ts'
import { requestNetwork } from './requests/request-limits.ts'

/** For each network, which guests may share. Each change emails the guest and every owner. */
const CHANGES_AN_HOUR = 20

const LINKS_AN_HOUR = 10

type BookingCaches = {
  availability: AvailabilityCache
  tariffs: TariffCache
  promotions: PromotionCache
  feed: MarketFeed
}

export function bookingRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  events: Events,
  { availability, tariffs, promotions, feed }: BookingCaches,
  takesPayments: (context: Context) => Promise<boolean>,
): void {
  const sources = { tariffs, promotions, feed, day1: new Day1Cache(events), extras: new ExtrasCache(events) }
  const calendars = new LodgeCalendars(events)
  const limitFinding = hourlyLimit(LINKS_AN_HOUR)
  mount(app, findBookingEndpoints, getContext, {
    findBooking: async (context, { body }) => {
      limitFinding(context)
      await findBooking(context, body.email)
      return null
    },
  })
  mount(app, bookingEndpoints, getContext, {
    requestBooking: (context, { body }, _answer, request) => {
      const stay = { ...body, networkHash: requestNetwork(context) }
      const call = { scope: 'bookings', key: readIdempotencyKey(request), body }
      return idempotently(context, call, (inner) =>
        createBooking(inner, stay, takesPayments, { promotions, feed }),
      ).catch((error) => addAlternatives(context, body, error))
    },
    readAvailability: (context, { params, query }) => availability.read(context, params.slug, query),
    readQuote: (context, { params, query }) => quoteFor(context, sources, params.slug, query),
    readLodgeCalendar: (context, { params }, answer) => {
      answer.header('cache-control', 'public, max-age=300')
      return calendars.read(context, params.slug)
    },
    readBookingCalendar: async (context, { params, query }, answer) => {
      const file = await bookingCalendar(context, params.reference, query.key)
      answer.header('content-disposition', 'attachment; filename="crypto-lodge-stay.ics"')
      return file
    },
    readBooking: (context, { params, query }, _answer, request) => {
      // A program that only fetches the page, like a mail scanner, must not confirm the guest's address.
      const open = isInternal(request) ? readOwnBooking : openOwnBooking
      return open(context, params.reference, query.key)
    },
    cancelOwnBooking: (context, { params, query, body }) =>
      cancelOwnBooking(context, { ...params, ...query, ...body }),
  })
  mount(app, staffBookingEndpoints, getContext, {
    listBookings: (context, { query }) => listBookings(context, query),
    countBookings: (context, { query }) => countBookings(context, query),
    enterBooking: (context, { body }, _answer, request) => {
      const key = readIdempotencyKey(request)
      return idempotently(context, { scope: 'entered bookings', key, body }, (inner) =>
        enterBooking(inner, body, promotions),
      )
    },
    listStays: (context, { query }) => listStays(context, query, query.lodges),
    readBookingRecord: (context, { params }) => readBookingRecord(context, params.id),
    messageGuest: (context, { params: { id }, body }, _answer, request) => {
      const key = readIdempotencyKey(request)
      return idempotently(context, { scope: `guest-messages:${id}`, key, body }, (inner) =>
        messageGuest(inner, id, body),
      )
    },
    decideBooking: (context, { params, body }) => decideBooking(context, params.id, body),
  })
  changeRequestRoutes(app, getContext)
  extraOrderRoutes(app, getContext)
  arrivalFormRoutes(app, getContext)
  mount(app, bookingChangeEndpoints, getContext, {
    readEntryQuote: (context, { query }) => entryQuote(context, promotions, query),
    readChangeQuote: (context, { params, query }) => changeQuote(context, params.id, query),
    changeBooking: (context, { params, body }) => changeBooking(context, params.id, body),
    writeOff: (context, { params, body }) => writeOff(context, params.id, body.reason),
    undoChange: (context, { params, query }) => undoChange(context, params.id, query.changeMadeAt),
  })
  mount(app, stayPageEndpoints, getContext, {
    readBookingByReference: (context, { params }) => readBookingByReference(context, params.reference),
    readGuestLink: (context, { params }) => readGuestLink(context, params.id),
    listWrittenEmails: (context, { params }) => listWrittenEmails(context, params.id),
    sendEmailAgain: (context, { params }) => sendEmailAgain(context, params.id, params.emailId),
  })
  exportRoute(app, getContext)
}

function changeRequestRoutes(app: FastifyInstance, getContext: GetContext): void {
  const limitChanges = hourlyLimit(CHANGES_AN_HOUR)
  mount(app, changeRequestEndpoints, getContext, {
    readChangeRequestQuote: (context, { params, query }) => quoteChange(context, { ...params, ...query }),
    requestChange: (context, { params, query, body }) => {
      limitChanges(context)
      return requestChange(context, { ...params, ...query }, body)
    },
    withdrawChange: (context, { params, query }) => withdrawChange(context, { ...params, ...query }),
    decideChange: (context, { params, body }) => decideChange(context, params.id, body),
  })
}

function arrivalFormRoutes(app: FastifyInstance, getContext: GetContext): void {
  const limitForms = hourlyLimit(CHANGES_AN_HOUR)
  mount(app, arrivalFormEndpoints, getContext, {
    readArrivalForm: (context, { params, query }) => readArrivalForm(context, { ...params, ...query }),
    readArrivalFormForStaff: (context, { params }) => readArrivalFormForStaff(context, params.id),
    sendArrivalForm: (context, { params, query, body }) => {
      limitForms(context)
      return sendArrivalForm(context, { ...params, ...query }, body)
    },
  })
}

function extraOrderRoutes(app: FastifyInstance, getContext: GetContext): void {
  const limitOrders = hourlyLimit(CHANGES_AN_HOUR)
  mount(app, extraOrderEndpoints, getContext, {
    orderExtras: (context, { params, query, body }, _answer, request) => {
      limitOrders(context)
      const call = { scope: `extras:${params.reference}`, key: readIdempotencyKey(request), body }
      return idempotently(context, call, (inner) => orderExtras(inner, { ...params, ...query }, body))
    },
    withdrawExtra: (context, { params: { orderId, ...params }, query }) => {
      limitOrders(context)
      return withdrawExtra(context, { ...params, ...query }, orderId)
    },
    decideExtra: (context, { params, body }) => decideExtra(context, params, body),
  })
}

/** Adds what is still free to `dates_taken`. Reads after the transaction. */
async function addAlternatives(context: Context, request: BookingRequest, error: unknown): Promise<never> {
  if (!(error instanceof Failure) || error.code !== 'dates_taken') throw error
  throw failure('dates_taken', error.message, { alternatives: await alternativesTo(context, request) })
}
