import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Order, OrderStatus, OwnOrder, Shipping } from '#contract/orders/orders.ts'
import type { Intent, PaymentPurpose, PaymentStatus } from '#contract/payments/payments.ts'
import type { Page } from '#contract/platform/paging.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { serviceKey } from '#server/platform/services.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { type PaymentDependencies, requireGateway } from '../payments/payment-dependencies.ts'
import { setUpArtPayment } from '../payments/setup.ts'
import { queueOrderEmails } from './order-emails.ts'
import { opensOrder, orderKey } from './order-links.ts'

type Purchase = {
  artPieceId: number
  shipping?: Shipping | undefined
  /** Names a payment that is set up already, to add the address. */
  clientSecret?: string | undefined
}
type IdempotentCall = { scope: string; key: string | null; body: unknown }

/**
 * Sets up the payment of a print, or adds the address to one that is set up or paid without an address. Fails
 * with `not_found`.
 */
export async function orderPrint(
  context: Context,
  deps: PaymentDependencies,
  { artPieceId, shipping, clientSecret }: Purchase,
  idempotency: IdempotentCall,
): Promise<Intent> {
  const intent = clientSecret
    ? await openPurchase(context, deps, artPieceId, clientSecret)
    : await setUpArtPayment(context, deps, artPieceId, idempotency)
  await inTransaction(context, (inner) => storeOrder(inner, intent.paymentId, shipping))
  return intent
}

/** Only the payer has the client secret. Fails with `not_found`. */
async function openPurchase(
  context: Context,
  deps: PaymentDependencies,
  artPieceId: number,
  clientSecret: string,
): Promise<Intent> {
  const [intentId = ''] = clientSecret.split('_secret_')
  const [row] = await context.db.select().from(payments).where(eq(payments.stripePaymentId, intentId))
  const isOpen =
    row?.status === 'pending' || row?.status === 'failed' || (await isPaidUnaddressed(context, row))
  const unknown = failure('not_found', 'There is no such purchase')
  if (!row || !isOpen || row.purpose !== 'art' || row.detail.artPieceId !== artPieceId) throw unknown
  const intent = await requireGateway(deps).readIntent(intentId)
  if (intent.clientSecret !== clientSecret) throw unknown
  return { clientSecret, paymentId: row.id }
}

async function isPaidUnaddressed({ db }: Context, payment: typeof payments.$inferSelect | undefined) {
  if (payment?.status !== 'completed') return false
  const isIt = and(eq(artOrders.paymentId, payment.id), isNull(artOrders.shipping))
  return (await db.select({ id: artOrders.id }).from(artOrders).where(isIt)).length > 0
}

/**
 * A paid order that gets its address is emailed again. Locks the payment first, as settling does, so that the
 * two never deadlock.
 */
export async function storeOrder(context: Context, paymentId: number, shipping: Shipping | undefined) {
  const payment = await lockPayment(context, eq(payments.id, paymentId))
  const { artPieceId, title } = payment?.detail ?? {}
  if (!payment || !artPieceId) return
  const now = isoNow(context.clock)
  const row = {
    paymentId,
    artPieceId,
    title: title ?? '',
    createdAt: now,
    updatedAt: now,
  }
  if (!shipping) return context.db.insert(artOrders).values(row).onConflictDoNothing()
  const [stored] = await context.db
    .insert(artOrders)
    .values({ ...row, shipping })
    // A paid order keeps its address.
    .onConflictDoUpdate({
      target: artOrders.paymentId,
      set: { shipping },
      setWhere: or(isNull(artOrders.paidAt), isNull(artOrders.shipping)),
    })
    .returning()
  if (stored?.paidAt && payment.status === 'completed') await queueOrderEmails(context, stored)
  if (payment.status === 'completed' || payment.status === 'refunded') return
  await context.db
    .update(payments)
    .set({ payerName: shipping.name, payerEmail: shipping.email.toLowerCase() })
    .where(eq(payments.id, paymentId))
}

type SettledPayment = { id: number; purpose: PaymentPurpose; status: PaymentStatus }

/** Queues the emails once. Runs in the transaction that settles the payment. */
export async function settleOrder(
  context: Context,
  payment: SettledPayment,
  receiptUrl: string | null = null,
): Promise<void> {
  if (payment.purpose !== 'art' || payment.status !== 'completed') return
  await storeOrder(context, payment.id, undefined)
  const paid = await context.db
    .update(artOrders)
    .set({ paidAt: isoNow(context.clock) })
    .where(and(eq(artOrders.paymentId, payment.id), isNull(artOrders.paidAt)))
    .returning()
  for (const order of paid) await queueOrderEmails(context, order, receiptUrl)
}

const joined = (context: Context) =>
  context.db.select().from(artOrders).innerJoin(payments, eq(payments.id, artOrders.paymentId))

type Joined = Awaited<ReturnType<typeof joined>>[number]

function toOrder({ art_orders: row, payments: payment }: Joined): Order {
  const { createdAt: _created, updatedAt: _updated, paidAt, ...fields } = row
  return { ...fields, paidAt: paidAt ?? row.createdAt, isRefunded: payment.status === 'refunded' }
}

/** When an owner takes a payment back, its order is hidden until it is paid again. */
const isPaid = and(isNotNull(artOrders.paidAt), inArray(payments.status, ['completed', 'refunded']))

export async function listOrders(context: Context, { limit, offset }: Page): Promise<Order[]> {
  requireAdmin(context)
  const rows = await joined(context)
    .where(isPaid)
    .orderBy(desc(artOrders.paidAt), desc(artOrders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(toOrder)
}

export type FindReceipts = (context: Context, paymentId: number) => Promise<OwnOrder['receipts']>

export const orderReceipts = serviceKey<FindReceipts>('receipts of an order')

/** An unknown order and a wrong key fail with the same `not_found`. */
export async function readOwnOrder(
  context: Context,
  id: number,
  key: string,
  findReceipts: FindReceipts,
): Promise<OwnOrder> {
  const [row] = await joined(context).where(and(eq(artOrders.id, id), isPaid))
  if (!row || !opensOrder(context, id, key)) throw failure('not_found', 'There is no order at this link')
  const { paymentId, ...order } = toOrder(row)
  return { ...order, receipts: await findReceipts(context, paymentId) }
}

/** Only the payer has the client secret. Fails with `not_found`. */
export async function findOwnOrder(context: Context, deps: PaymentDependencies, clientSecret: string) {
  const [intentId = ''] = clientSecret.split('_secret_')
  const [row] = await joined(context).where(and(eq(payments.stripePaymentId, intentId), isPaid))
  const intent = row && (await requireGateway(deps).readIntent(intentId))
  if (!row || intent?.clientSecret !== clientSecret) throw failure('not_found', 'There is no such order')
  const { id } = row.art_orders
  return { id, key: orderKey(context, id) }
}

type OrderChange = {
  status: OrderStatus
  from?: OrderStatus | undefined
  tracking?: string | null | undefined
}

/**
 * A new status queues emails; a `tracking` that is left out stays. Fails with `not_found`, or with `conflict`
 * when the status is no longer `from`.
 */
export function updateOrder(context: Context, id: number, change: OrderChange): Promise<Order> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [known] = await joined(inner)
      .where(and(eq(artOrders.id, id), isPaid))
      .for('update', { of: artOrders })
    if (!known) throw failure('not_found', 'This order does not exist')
    const before = known.art_orders
    if (change.from && change.from !== before.status)
      throw failure('conflict', `This order is ${before.status} by now. Please look at it again.`)
    const tracking = change.tracking === undefined ? before.tracking : change.tracking || null
    const after = { status: change.status, tracking }
    await inner.db
      .update(artOrders)
      .set({ ...after, updatedAt: isoNow(inner.clock) })
      .where(eq(artOrders.id, id))
    await recordChange(inner, {
      action: 'set status',
      subject: `order ${id}`,
      before: { status: before.status, tracking: before.tracking },
      after,
    })
    // Going back to 'new' corrects a mistake, so the email about the payment is not sent again.
    if (after.status !== before.status && after.status !== 'new')
      await queueOrderEmails(inner, { ...before, ...after })
    const [row] = await joined(inner).where(eq(artOrders.id, id))
    if (!row) throw failure('not_found', 'This order does not exist')
    return toOrder(row)
  })
}
