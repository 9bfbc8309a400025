import { and, desc, eq } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { stayMessages } from '#server/platform/database/tables/messages.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { readBookingRecord } from '../bookings/lists/admin-bookings.ts'
import { findCleaning } from '../cleaning/change-cleaning.ts'
import { paymentById } from '../payments/list.ts'
import { adminReviewById } from '../reviews/admin-reviews.ts'

export type RecordChange = { change: WebhookEvent; id: number | string }

export type SentRecord = { bookingId: number | null; data: object }

/** Webhooks get records as the admin area shows them, also when a guest changed them. */
const asAdmin = (context: Context): Context => ({
  ...context,
  admin: { id: 0, name: 'Webhooks', role: 'admin', email: '' },
})

/** Reads inside the change's transaction. Null for a repeated event of the same refund. */
export function readRecord(context: Context, { change, id }: RecordChange): Promise<SentRecord | null> {
  const [kind] = change.split('.')
  const admin = asAdmin(context)
  if (kind === 'payment') return readPayment(admin, Number(id), change === 'payment.refunded')
  if (kind === 'message') return readMessage(admin, Number(id))
  if (kind === 'review') return readReview(admin, Number(id))
  if (kind === 'cleaning') return readCleaning(admin, String(id))
  return readBooking(admin, Number(id))
}

async function readBooking(context: Context, id: number): Promise<SentRecord> {
  return { bookingId: id, data: await readBookingRecord(context, id) }
}

async function readPayment(context: Context, id: number, isRefund: boolean): Promise<SentRecord | null> {
  const { bookingId } = payments
  const [row] = await context.db.select({ bookingId }).from(payments).where(eq(payments.id, id))
  const payment = await paymentById(context, id)
  const isRepeat = isRefund && (await lastRefunded(context, id)) === payment.refundedAmount
  return isRepeat ? null : { bookingId: row?.bookingId ?? null, data: payment }
}

async function lastRefunded(context: Context, id: number): Promise<unknown> {
  const { body, type } = webhookDeliveries
  const sent = await context.db
    .select({ body })
    .from(webhookDeliveries)
    .where(eq(type, 'payment.refunded'))
    .orderBy(desc(webhookDeliveries.id))
    .limit(LOOKED_THROUGH)
  const last = sent.map((row) => JSON.parse(row.body).data).find((data) => data.id === id)
  return last?.refundedAmount
}

const LOOKED_THROUGH = 200

async function readMessage(context: Context, id: number): Promise<SentRecord> {
  const [found] = await context.db
    .select({ message: stayMessages, lodgeSlug: bookings.lodgeSlug })
    .from(stayMessages)
    .innerJoin(bookings, eq(bookings.id, stayMessages.bookingId))
    .where(eq(stayMessages.id, id))
  if (!found) throw new Error('a message was not stored')
  const { bookingId, from, text, at } = found.message
  return {
    bookingId,
    data: { id, bookingId, lodgeSlug: found.lodgeSlug, from, text, at, isUnread: true },
  }
}

async function readReview(context: Context, id: number): Promise<SentRecord> {
  const review = await adminReviewById(context, id)
  return { bookingId: review.bookingId, data: review }
}

/** A cleaning's id is its lodge and day. */
async function readCleaning(context: Context, id: string): Promise<SentRecord> {
  const [lodgeSlug = '', date = ''] = id.split(':')
  const cleaning = await findCleaning(context, { lodgeSlug, date })
  const [stay] = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.lodgeSlug, lodgeSlug), eq(bookings.checkOut, date), eq(bookings.status, 'confirmed')),
    )
  const bookingId = stay?.id ?? null
  return { bookingId, data: { id, bookingId, ...cleaning } }
}
