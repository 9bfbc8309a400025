import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Booking, BookingRecord, BookingStatus } from '#contract/bookings.ts'
import { cancellationFee, cancellationTerms } from '#contract/cancellation.ts'
import { formatDate } from '#contract/dates.ts'
import type { Page } from '#contract/paging.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { ownClosures } from '../calendar/closed-nights.ts'
import { lockLodges } from '../calendar/events.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '../database/errors.ts'
import { planPage } from '../database/far-pages.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import type { KeptReads } from '../kept-reads.ts'
import { queueLetters } from '../mail/outbox.ts'
import { stayMoney } from '../payments/own-payments.ts'
import { promiseRefunds } from '../payments/refunds.ts'
import { todayAt } from './availability.ts'
import { noteChange, readOwnBooking } from './bookings.ts'
import { guestLink } from './reference.ts'
import { toBooking } from './stored.ts'

type Decision = 'confirmed' | 'declined' | 'cancelled'

/** From which states each decision may be taken. */
const allowedFrom: Readonly<Record<Decision, readonly BookingStatus[]>> = {
  confirmed: ['requested'],
  declined: ['requested'],
  cancelled: ['requested', 'confirmed'],
}

type Wanted = Page & { status?: BookingStatus | undefined; search?: string | undefined }

/** Bookings for the owner, newest first. */
export async function listBookings(
  context: Context,
  wanted: Wanted,
  counts: KeptReads<number>,
): Promise<Booking[]> {
  requireAdmin(context)
  const plan = await planPage(wanted, () =>
    counts.read(filterOf(wanted), () => context.db.$count(bookings, matching(wanted))),
  )
  if (plan.limit === 0) return []
  // Only ids are skipped over, and names are read beside: a far page costs index steps, not rows and joins.
  const towards = plan.backwards ? asc : desc
  const page = context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(matching(wanted))
    .orderBy(towards(bookings.createdAt), towards(bookings.id))
    .limit(plan.limit)
    .offset(plan.offset)
  const rows = await context.db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, page))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  const names = await lodgeNames(context)
  return rows.map((row) => toBooking(row, { name: names.get(row.lodgeSlug) ?? row.lodgeSlug }))
}

const filterOf = ({ status, search }: Pick<Wanted, 'status' | 'search'>): string =>
  JSON.stringify([status, search])

/** The condition of a status and a search over name, e-mail and reference; undefined when nothing is asked. */
export function matching(wanted: Pick<Wanted, 'status' | 'search'>): SQL | undefined {
  const like = wanted.search ? `%${wanted.search.trim().replaceAll(/[%_\\]/g, '\\$&')}%` : null
  return and(
    wanted.status ? eq(bookings.status, wanted.status) : undefined,
    like
      ? or(ilike(bookings.guestName, like), ilike(bookings.guestEmail, like), ilike(bookings.reference, like))
      : undefined,
  )
}

/** The lodges' names by slug. */
export async function lodgeNames(context: Context): Promise<Map<string, string>> {
  const rows = await context.db.select({ slug: lodges.slug, name: lodges.name }).from(lodges)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** One booking with its history; fails with `not_found`. */
export async function readBookingRecord(context: Context, id: number): Promise<BookingRecord> {
  requireAdmin(context)
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!found) throw failure('not_found', 'This booking does not exist')
  const history = await context.db
    .select({
      status: bookingHistory.status,
      by: bookingHistory.by,
      at: bookingHistory.at,
      note: bookingHistory.note,
    })
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, id))
    .orderBy(asc(bookingHistory.id))
  return { ...toBooking(found.bookings, found.lodges), history, money: await stayMoney(context, id) }
}

/** The owner's decision; one that the state does not allow is a conflict that says so. */
export async function decideBooking(context: Context, id: number, decision: Decision): Promise<Booking> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    if (decision === 'confirmed') await refuseOnClosedNights(inner, id)
    const { before, after } = await changeStatus(inner, eq(bookings.id, id), decision, 'owner')
    await recordChange(inner, {
      action: decision,
      subject: `booking ${before.reference}`,
      before: { status: before.status },
      after: { status: decision },
    })
    return after
  })
}

/** A stay is not confirmed on nights that the owner closed; the lodge is locked so that none is closed meanwhile. */
async function refuseOnClosedNights(context: Context, id: number): Promise<void> {
  const [stay] = await context.db.select().from(bookings).where(eq(bookings.id, id))
  if (stay?.status !== 'requested') return
  await lockLodges(context, stay.lodgeSlug)
  const closed = await ownClosures(context, stay.lodgeSlug, { from: stay.checkIn, to: stay.checkOut })
  if (closed.length === 0) return
  const named = closed.map(({ from, reason }) => `${reason} (${formatDate(from)})`).join(', ')
  throw failure(
    'conflict',
    `Nights of this stay are closed: ${named}. Open them first, or decline the request.`,
  )
}

/** The guest's own cancellation; what the policy keeps is written down. */
export async function cancelOwnBooking(context: Context, reference: string, key: string): Promise<Booking> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    return (await changeStatus(inner, eq(bookings.id, own.id), 'cancelled', 'guest')).after
  })
}

async function changeStatus(
  context: Context,
  which: ReturnType<typeof eq>,
  to: Decision,
  by: 'owner' | 'guest',
) {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(which)
    .for('update', { of: bookings })
  if (!found) throw failure('not_found', 'This booking does not exist')
  const before = found.bookings
  if (!allowedFrom[to].includes(before.status))
    throw failure('conflict', `This booking is already ${before.status}`, { bookingStatus: before.status })
  const terms = cancellationTerms(before.checkIn, todayAt(context, found.lodges))
  const keeps = by === 'guest' && before.status === 'confirmed'
  const fee = to === 'cancelled' ? (keeps ? cancellationFee(before.totalPrice, terms) : 0) : null
  const change = {
    status: to,
    decidedAt: isoNow(context.clock),
    decidedBy: by,
    until: null,
    cancellationFee: fee,
  }
  await context.db
    .update(bookings)
    .set(change)
    .where(and(eq(bookings.id, before.id), inArray(bookings.status, [...allowedFrom[to]])))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION
        ? failure('conflict', 'Another stay holds those nights')
        : error
    })
  await noteChange(context, before.id, to, by)
  context.tell({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
  const after = toBooking({ ...before, ...change }, found.lodges)
  const givesBack = to === 'cancelled' ? await promiseRefunds(context, before.id, (fee ?? 0) * 100) : 0
  await queueLetters(context, [{ booking: after, link: guestLink(context, before.reference), givesBack }])
  return { before, after }
}
