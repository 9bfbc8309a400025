import { inArray, type SQL, sql } from 'drizzle-orm'
import type { BookingReceipt, BookingRequest } from '#contract/bookings.ts'
import { formatDecimal } from '#contract/money.ts'
import { type Quote, quoteStay } from '#contract/quote.ts'
import { costCents, ledgerOf } from '#contract/stay-money.ts'
import { brokenStayRule, REQUEST_HOLDS_HOURS, UNCONFIRMED_HOLDS_MINUTES } from '#contract/stay-rules.ts'
import { brokenRateRule, type Tariff } from '#contract/tariff.ts'
import { closedNights } from '../calendar/closed-nights.ts'
import { type Context, inTransaction } from '../context.ts'
import { columnsOf, namesOf, recordsOf, rowsOf } from '../database/rows.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { brokenRule, Failure, failure } from '../failure.ts'
import type { Outcome } from '../http/idempotency.ts'
import { queueEmails } from '../mail/outbox.ts'
import { tariffsFor } from '../rates/tariffs.ts'
import { todayAt } from './availability.ts'
import { type BookingRow, toBooking } from './booking-mapper.ts'
import { expireOverdue } from './expiry.ts'
import { emailedLink, guestLink, keyOf, newReference } from './reference.ts'
import { tooManyOpen } from './request-limits.ts'

/** Tells of some e-mail addresses which hold the Day 1 badge; the badges' room, which stands above, provides it. */
export type FindDay1Investors = (
  context: Context,
  emails: readonly string[],
) => Promise<(email: string) => boolean>

/** A guest's request with where it came from, see `requestNetwork`. */
type StayRequest = BookingRequest & { networkHash: string | null }
type LodgeRow = typeof lodges.$inferSelect
type NewRow = Omit<BookingRow, 'id'>
type BookingDraft = { lodge: LodgeRow; row: NewRow }

/**
 * Takes requests for stays, in the order given, and holds their nights; an outcome for each. One may fail with `not_found`
 * (lodge), `rule` (stay rules), `price_changed`, `too_many` (open requests) or `dates_taken`, and the others stand. The
 * database refuses an overlap whatever this function overlooks.
 */
export function createBookings(
  context: Context,
  requests: readonly StayRequest[],
  findDay1Investors: FindDay1Investors,
): Promise<Outcome<BookingReceipt>[]> {
  return inTransaction(context, async (inner) => {
    const turns = await lockLodgesById(inner, requests)
    const isDay1 = await findDay1Investors(inner, [...new Set(requests.map(({ email }) => email))])
    const tariffs = await tariffsOf(inner, requests, turns)
    const drafts = await withinLimits(
      inner,
      requests.map((request) =>
        draftBooking(inner, request, turns.get(request.lodgeId), tariffs.get(request), isDay1(request.email)),
      ),
    )
    const ids = await holdNights(inner, drafts.filter(isDraft))
    const receipts = drafts.map((draft) => (isDraft(draft) ? receiptOf(inner, draft, ids) : draft))
    await announce(inner, receipts.filter(isReceipt))
    return receipts.map((receipt) => (isReceipt(receipt) ? { reply: receipt } : { failure: receipt }))
  })
}

const isDraft = (draft: BookingDraft | Failure): draft is BookingDraft => !(draft instanceof Failure)
const isReceipt = (receipt: BookingReceipt | Failure): receipt is BookingReceipt =>
  !(receipt instanceof Failure)

/**
 * The lodges asked for, by id, locked until the transaction ends: no closure slips in unseen. Always in one order, so that
 * no two transactions wait for each other.
 */
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

/** How long a request holds its nights at first: with a mail server, until the guest should have opened the e-mail's link. */
const holdMs = ({ config }: Context): number =>
  config.SMTP_URL ? UNCONFIRMED_HOLDS_MINUTES * 60_000 : REQUEST_HOLDS_HOURS * 3_600_000

/** The booking as it would be stored, at the server's own price, or why it cannot be. */
function draftBooking(
  context: Context,
  request: StayRequest,
  lodge: LodgeRow | undefined,
  tariff: Tariff | undefined,
  isDay1: boolean,
): BookingDraft | Failure {
  if (!lodge || !tariff) return failure('not_found', 'Lodge Not Found')
  const broken =
    brokenStayRule(request, request.guests, lodge, todayAt(context, lodge)) ??
    brokenRateRule(request, tariff.rateOn)
  if (broken) return brokenRule(broken.path, broken.message)
  const quote = quoteStay(request, tariff, isDay1)
  if ((request.expectedTotalCents ?? quote.totalCents) !== quote.totalCents) return priceChanged(quote)
  const now = context.clock.now()
  const row: NewRow = {
    reference: newReference(),
    guestName: request.name,
    guestEmail: request.email,
    guestPhone: request.phone ?? null,
    lodgeSlug: lodge.slug,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    guests: request.guests,
    specialRequests: request.specialRequests || null,
    nightlyPrice: quote.nightlyPrice,
    discount: quote.discount,
    totalPrice: quote.total,
    taxCents: quote.taxCents,
    lines: quote.lines,
    until: new Date(now + holdMs(context)).toISOString(),
    createdAt: new Date(now).toISOString(),
    status: 'requested',
    decidedAt: null,
    decidedBy: null,
    policy: lodge.cancellationPolicy,
    keptCents: null,
    networkHash: request.networkHash,
  }
  return { lodge, row }
}

const priceChanged = (quote: Quote): Failure =>
  failure('price_changed', `The price has changed: it is ${formatDecimal(quote.totalCents / 100)} now`, {
    quote,
  })

/** Turns the drafts over the limit into failures. */
async function withinLimits(
  context: Context,
  drafts: (BookingDraft | Failure)[],
): Promise<(BookingDraft | Failure)[]> {
  const valid = drafts.filter(isDraft)
  const refusals = await tooManyOpen(
    context,
    valid.map(({ row }) => row),
  )
  const refused = new Map(valid.map((draft, place) => [draft, refusals[place]]))
  return drafts.map((draft) => (isDraft(draft) ? (refused.get(draft) ?? draft) : draft))
}

/** Stores the wishes whose nights are free, once the requests that nobody answered in time are declined; ids by reference. */
async function holdNights(context: Context, drafts: BookingDraft[]): Promise<Map<string, number>> {
  const ids = await storeFree(context, drafts)
  const late = drafts.filter(({ row }) => !ids.has(row.reference))
  if (late.length === 0) return ids
  const expired = await expireOverdue(context, [...new Set(late.map(({ lodge }) => lodge.slug))])
  return expired > 0 ? new Map([...ids, ...(await storeFree(context, late))]) : ids
}

/**
 * Stores bookings with the first step of their history in one statement, and passes over those whose nights are closed or
 * sold: `bookings_night_sold_once` decides, also between two of the wishes. Answers ids by reference.
 */
async function storeFree(context: Context, drafts: BookingDraft[]): Promise<Map<string, number>> {
  if (drafts.length === 0) return new Map()
  const { id: _id, ...columns } = columnsOf(bookings)
  const names = namesOf(Object.values(columns))
  const wanted = (name: 'lodgeSlug' | 'checkIn' | 'checkOut'): SQL<string> =>
    sql`wish.${sql.identifier(columns[name])}`
  const closed = closedNights(context, wanted('lodgeSlug'), {
    from: wanted('checkIn'),
    to: wanted('checkOut'),
  })
  const records = recordsOf(
    bookings,
    drafts.map(({ row }) => row),
  )
  const stored = await context.db.execute(sql`
    with made as (
      insert into ${bookings} (${names})
      select ${names} from json_populate_recordset(null::${bookings}, ${records}::text::json) wish
      where not exists (${closed})
      on conflict do nothing
      returning id, reference, status, created_at
    ), noted as (
      insert into ${bookingHistory} (booking_id, status, by, at)
      select id, status, 'guest', created_at from made
    )
    select id, reference from made`)
  return new Map(
    rowsOf<{ id: number; reference: string }>(stored).map(({ id, reference }) => [reference, id]),
  )
}

function receiptOf(
  context: Context,
  { lodge, row }: BookingDraft,
  ids: ReadonlyMap<string, number>,
): BookingReceipt | Failure {
  const id = ids.get(row.reference)
  if (id === undefined) return failure('dates_taken', 'Those dates are no longer available')
  const key = keyOf(context, row.reference)
  const money = ledgerOf(costCents(row), [])
  return { ...toBooking({ ...row, id }, lodge), money, key, link: guestLink(context, row.reference) }
}

async function announce(context: Context, receipts: BookingReceipt[]): Promise<void> {
  await queueEmails(
    context,
    receipts.map(({ key: _key, money: _money, link: _link, ...booking }) => ({
      booking,
      link: emailedLink(context, booking.reference),
    })),
  )
  for (const lodgeSlug of new Set(receipts.map((receipt) => receipt.lodgeSlug)))
    context.emit({ type: 'booking_changed', lodgeSlug })
}
