import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { arrivalForms, bookingAgreements } from '#server/platform/database/tables/agreements.ts'
import { bookingChanges, bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { stayMessages, stayThreads } from '#server/platform/database/tables/messages.ts'
import { payments, stayCards } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { ERASED_NAME, isNotErased } from '../bookings/erased-guest.ts'
import { type PrivacyContext, toIds } from './find-person.ts'

type Stay = Pick<typeof bookings.$inferSelect, 'id' | 'reference'>

export type Counts = Record<string, number>

/** Dates and amounts stay. */
export async function anonymiseStays({ db }: PrivacyContext, stays: readonly Stay[]): Promise<Counts> {
  const ids = toIds(stays)
  if (ids.length === 0) return {}
  const references = stays.map(({ reference }) => reference)
  const nobody = {
    guestName: ERASED_NAME,
    guestEmail: '',
    guestPhone: null,
    specialRequests: null,
    staffNote: null,
    changeRequest: null,
    changeAnswer: null,
    networkHash: null,
  }
  const changed = await db
    .update(bookings)
    .set(nobody)
    .where(and(inArray(bookings.id, ids), isNotErased))
    .returning({ id: bookings.id })
  await db
    .update(bookingHistory)
    .set({ note: null })
    .where(and(inArray(bookingHistory.bookingId, ids), isNotNull(bookingHistory.note)))
  await db.delete(bookingAgreements).where(inArray(bookingAgreements.bookingId, ids))
  await db.delete(arrivalForms).where(inArray(arrivalForms.bookingId, ids))
  await db.delete(bookingChanges).where(inArray(bookingChanges.bookingId, ids))
  const messages = await db
    .delete(stayMessages)
    .where(inArray(stayMessages.bookingId, ids))
    .returning({ id: stayMessages.id })
  await db.delete(stayThreads).where(inArray(stayThreads.bookingId, ids))
  const emails = await db
    .delete(mailOutbox)
    .where(inArray(mailOutbox.bookingReference, references))
    .returning({ id: mailOutbox.id })
  await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.bookingId, ids))
  // The sweep of cards removes them at the provider too.
  const noCard = { brand: null, last4: null, expires: null }
  await db.update(stayCards).set(noCard).where(inArray(stayCards.bookingId, ids))
  const paid = await db
    .update(payments)
    .set(noPayer)
    .where(inArray(payments.bookingId, ids))
    .returning({ id: payments.id })
  await db
    .update(auditTrail)
    .set({ before: null, after: null })
    .where(inArray(sql`substring(${auditTrail.subject} from 'booking ([^ ]+)$')`, references))
  return { stays: changed.length, messages: messages.length, emails: emails.length, payments: paid.length }
}

/** Staff notes about a payment by hand may name the payer. */
export const noPayer = {
  payerName: null,
  payerEmail: null,
  paidBy: null,
  notes: sql`case when ${payments.isByHand} then null else ${payments.notes} end`,
}
