import { and, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Payment, PaymentFilter, PaymentStatus, PaymentTotals } from '#contract/payments/payments.ts'
import type { Page } from '#contract/platform/paging.ts'
import type { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { containing } from '#server/platform/database/containing.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

type Wanted = Page & PaymentFilter

const joined = (context: Context) =>
  context.db
    .select()
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))

type Joined = Awaited<ReturnType<typeof joined>>[number]

function toPayment(row: Joined): Payment {
  const {
    detail: _detail,
    isByHand: _isByHand,
    intentKey: _key,
    elsewhereCents: _elsewhereCents,
    savesCard: _savesCard,
    isOffSession: _isOffSession,
    paidBy: _paidBy,
    reasonedRefunds,
    ...fields
  } = row.payments
  return {
    ...fields,
    guestName: row.bookings?.guestName ?? null,
    bookingReference: row.bookings?.reference ?? null,
    lodgeSlug: row.bookings?.lodgeSlug ?? null,
    lodgeName: row.lodges?.name ?? null,
    ...(reasonedRefunds.length > 0 ? { reasonedRefunds } : {}),
  }
}

/** Untried payments were only opened; `untried` lists them too. */
const matching = (context: Context, { status, method, untried, bookingId, search }: PaymentFilter) =>
  and(
    bookingId ? eq(payments.bookingId, bookingId) : undefined,
    status ? eq(payments.status, status) : undefined,
    method ? eq(payments.paymentMethod, method) : undefined,
    untried === 'true' ? undefined : isNotNull(payments.triedAt),
    search ? found(context, search) : undefined,
  )

function found({ db }: Context, search: string) {
  const like = containing(search)
  const stays = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      or(
        ilike(bookings.guestName, like),
        ilike(bookings.guestEmail, like),
        ilike(bookings.reference, like),
        ilike(lodges.name, like),
      ),
    )
  const digits = search.replaceAll(/[$,\s]/g, '')
  return or(
    ilike(payments.payerName, like),
    ilike(payments.payerEmail, like),
    ilike(payments.notes, like),
    /^\d+(\.\d{1,2})?$/.test(digits) ? sql`${payments.amount}::text like ${`${digits}%`}` : undefined,
    inArray(payments.bookingId, stays),
  )
}

export async function countPayments(context: Context, filter: PaymentFilter): Promise<{ total: number }> {
  requireAdmin(context)
  return { total: await context.db.$count(payments, matching(context, filter)) }
}

export async function listPayments(context: Context, requested: Wanted): Promise<Payment[]> {
  requireAdmin(context)
  const newest = [desc(payments.createdAt), desc(payments.id)]
  // Skips ids only, so that a far page costs index steps, not rows and joins.
  const page = context.db
    .select({ id: payments.id })
    .from(payments)
    .where(matching(context, requested))
    .orderBy(...newest)
    .limit(requested.limit)
    .offset(requested.offset)
  const rows = await joined(context)
    .where(inArray(payments.id, page))
    .orderBy(...newest)
  return rows.map(toPayment)
}

export function readPaymentTotals(
  context: Context,
  cached: PromiseCache<PaymentTotals>,
): Promise<PaymentTotals> {
  requireAdmin(context)
  return cached.get('all', () => addUp(context))
}

async function addUp(context: Context): Promise<PaymentTotals> {
  const rows = await context.db
    .select({
      status: payments.status,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${payments.amount})::text`,
      cached: sql<string>`sum(${payments.amount} - ${payments.refundedAmount})::text`,
    })
    .from(payments)
    .where(isNotNull(payments.triedAt))
    .groupBy(payments.status)
  const found = new Map(rows.map(({ status, count, amount }) => [status, { count, amount }]))
  const of = (status: PaymentStatus) => found.get(status) ?? { count: 0, amount: '0.00' }
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    revenue: rows.find(({ status }) => status === 'completed')?.cached ?? '0.00',
    byStatus: {
      pending: of('pending'),
      completed: of('completed'),
      failed: of('failed'),
      refunded: of('refunded'),
    },
  }
}

/** Fails with `not_found`. */
export async function paymentById(context: Context, id: number): Promise<Payment> {
  const [row] = await joined(context).where(eq(payments.id, id))
  if (!row) throw unknownPayment()
  return toPayment(row)
}

export const unknownPayment = () => failure('not_found', 'This payment does not exist')
