import { inArray } from 'drizzle-orm'
import type { BookingReceipt, BookingRequest } from '#contract/bookings/bookings.ts'
import { costCents, ledgerOf } from '#contract/bookings/ledger.ts'
import type { Tariff } from '#contract/rates/tariff.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { andThen, type Outcome, valuesOf } from '#server/platform/outcome.ts'
import { findDay1Investors } from '../badges/badges.ts'
import { queueEmails } from '../mail/outbox.ts'
import { tariffsFor } from '../rates/tariffs.ts'
import { toBooking } from './booking-mapper.ts'
import { type BookingDraft, draftBooking, type LodgeRow, type StayRequest } from './draft-booking.ts'
import { emailedLink, guestLink, keyOf } from './reference.ts'
import { refuseTooMany } from './request-limits.ts'
import { storeBookings } from './store-bookings.ts'

/**
 * Stores requests for stays in arrival order, one outcome each. One may fail with `not_found` (lodge), `rule` (stay rules),
 * `price_changed`, `too_many` (requests open or of an hour) or `dates_taken`, and the others stand. The database refuses every overlap.
 */
export function createBookings(
  context: Context,
  requests: readonly StayRequest[],
  takesCards: boolean,
): Promise<Outcome<BookingReceipt>[]> {
  return inTransaction(context, async (inner) => {
    const found = await lockLodgesById(inner, requests)
    const isDay1 = await findDay1Investors(inner, [...new Set(requests.map(({ email }) => email))])
    const tariffs = await tariffsOf(inner, requests, found)
    const drafts = await refuseTooMany(
      inner,
      requests.map((request) =>
        draftBooking(inner, request, {
          lodge: found.get(request.lodgeId),
          tariff: tariffs.get(request),
          isDay1: isDay1(request.email),
          takesCards,
        }),
      ),
    )
    const ids = await storeBookings(inner, valuesOf(drafts))
    const receipts = drafts.map((draft) => andThen(draft, (value) => receiptOf(inner, value, ids)))
    await announce(inner, valuesOf(receipts))
    return receipts
  })
}

/** The requested lodges by id, locked in one order until the transaction ends, so that no closure is missed. */
async function lockLodgesById(
  context: Context,
  requests: readonly StayRequest[],
): Promise<Map<number, LodgeRow>> {
  const ids = [...new Set(requests.map(({ lodgeId }) => lodgeId))]
  const found = await context.db
    .select()
    .from(lodges)
    .where(inArray(lodges.id, ids))
    .orderBy(lodges.id)
    .for('no key update')
  return new Map(found.map((lodge) => [lodge.id, lodge]))
}

/** The tariff of each request whose lodge exists, in one query. */
async function tariffsOf(
  context: Context,
  requests: readonly BookingRequest[],
  found: ReadonlyMap<number, LodgeRow>,
): Promise<Map<BookingRequest, Tariff>> {
  const priced = requests.flatMap((request) => {
    const lodge = found.get(request.lodgeId)
    return lodge ? [{ request, lodge, dates: { from: request.checkIn, to: request.checkOut } }] : []
  })
  const tariffs = await tariffsFor(context, priced)
  return new Map(priced.flatMap(({ request }, place) => (tariffs[place] ? [[request, tariffs[place]]] : [])))
}

function receiptOf(
  context: Context,
  { lodge, row }: BookingDraft,
  ids: ReadonlyMap<string, number>,
): Outcome<BookingReceipt> {
  const id = ids.get(row.reference)
  if (id === undefined) return { failure: failure('dates_taken', 'Those dates are no longer available') }
  const booking = toBooking({ ...row, id }, lodge)
  const money = ledgerOf(costCents(row), [])
  const { reference } = row
  return {
    value: { ...booking, money, key: keyOf(context, reference), link: guestLink(context, reference) },
  }
}

async function announce(context: Context, receipts: BookingReceipt[]): Promise<void> {
  await queueEmails(
    context,
    receipts.map(({ key: _key, money: _money, link: _link, ...booking }) => ({
      booking,
      link: emailedLink(context, { ...booking, linkVersion: 0 }),
    })),
  )
  for (const lodgeSlug of new Set(receipts.map((receipt) => receipt.lodgeSlug)))
    context.emit({ type: 'booking_changed', lodgeSlug })
}
