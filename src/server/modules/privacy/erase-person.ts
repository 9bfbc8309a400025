import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import { dateIn, formatDate } from '#contract/platform/dates.ts'
import type { Erasure } from '#contract/privacy/privacy.ts'
import { isoNow } from '#server/platform/clock.ts'
import { adminSessions, adminUsers, auditTrail, passkeys } from '#server/platform/database/tables/admins.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { bookingHistory } from '#server/platform/database/tables/bookings.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { emailOptOuts, recoveryEmails, waitingList } from '#server/platform/database/tables/emails.ts'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeQuestions } from '#server/platform/database/tables/messages.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { confirmedEmails, idempotencyKeys, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { failure } from '#server/platform/failure.ts'
import { addressPattern } from './address-pattern.ts'
import { anonymiseStays, type Counts, noPayer } from './anonymise-stays.ts'
import { findPerson, folded, type Person, type PrivacyContext, toIds } from './find-person.ts'
import { changesAbout, emailsAbout, repliesAbout, sentAbout } from './traces.ts'

const REMOVED_REASON = 'Removed at the request of the guest'
const FORMER_STAFF = 'Former member of staff'
const SHARED_NAME =
  'The name in the history of stays and the cleaning lists, because an active account has the same name.'

/**
 * Runs in the caller's transaction. Fails with `conflict` for active staff and while a stay or a print is
 * ahead, and with `not_found` when nothing is stored.
 */
export async function erasePerson(context: PrivacyContext, email: string): Promise<Erasure> {
  const person = await findPerson(context, email)
  await refuseAhead(context, person)
  const isNameShared = await sharesName(context, person)
  const counts: Counts = {
    ...(await anonymiseStays(context, person.bookings)),
    ...(await erasePurchases(context, person)),
    ...(await eraseAddress(context, person)),
    ...(await eraseStaff(context, person)),
  }
  const erased = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  if (Object.keys(erased).length === 0) throw failure('not_found', 'Nothing is stored about this address')
  return { erased, kept: [...listRemains(person), ...(isNameShared ? [SHARED_NAME] : [])] }
}

async function refuseAhead(
  { db, clock }: PrivacyContext,
  { bookings, orders, payments: paid, staff }: Person,
): Promise<void> {
  if (staff.some(({ isActive }) => isActive))
    throw failure('conflict', 'This is an account of active staff. Please deactivate it first.')
  const zones = await db.select({ slug: lodges.slug, timeZone: lodges.timeZone }).from(lodges)
  const timeZones = new Map(zones.map(({ slug, timeZone }) => [slug, timeZone]))
  const ahead = bookings.find(
    ({ status, checkOut, lodgeSlug }) =>
      (holdingStatuses as readonly string[]).includes(status) &&
      checkOut >= dateIn(timeZones.get(lodgeSlug) ?? 'UTC', clock.now()),
  )
  if (ahead)
    throw failure(
      'conflict',
      `The stay ${ahead.reference} until ${formatDate(ahead.checkOut)} is still ahead, and its guest must be known. Please cancel it first, or erase after its check-out.`,
    )
  // A print that was refunded, or whose payment was taken back, is not sent.
  const held = new Set(toIds(paid.filter(({ status }) => status === 'completed')))
  const order = orders.find(
    ({ paidAt, paymentId, status }) =>
      paidAt !== null && held.has(paymentId) && (status === 'new' || status === 'printed'),
  )
  if (order)
    throw failure(
      'conflict',
      `The print of order ${order.id} is not sent yet and needs its address. Please send it first.`,
    )
}

async function erasePurchases({ db, clock }: PrivacyContext, person: Person): Promise<Counts> {
  const paid = await db
    .update(payments)
    .set(noPayer)
    .where(inArray(payments.id, toIds(person.payments)))
    .returning({ id: payments.id })
  const orders = await db
    .update(artOrders)
    .set({ shipping: null, tracking: null })
    .where(and(inArray(artOrders.id, toIds(person.orders)), isNotNull(artOrders.shipping)))
    .returning({ id: artOrders.id })
  const removed = { name: '', text: '', reply: null, removedReason: REMOVED_REASON, removedAt: isoNow(clock) }
  const written = await db
    .update(reviews)
    .set(removed)
    .where(inArray(reviews.id, toIds(person.reviews)))
    .returning({ id: reviews.id })
  return { payments: paid.length, orders: orders.length, reviews: written.length }
}

async function eraseAddress({ db }: PrivacyContext, person: Person): Promise<Counts> {
  const isOwn = eq(folded(userBadges.userEmail), person.email)
  const id = { id: userBadges.id }
  const unpaid = await db
    .delete(userBadges)
    .where(and(isOwn, isNull(userBadges.paymentId)))
    .returning(id)
  const paid = await db
    .update(userBadges)
    .set({ userEmail: '', userName: '', isActive: false })
    .where(isOwn)
    .returning(id)
  const confirmed = await db
    .delete(confirmedEmails)
    .where(eq(confirmedEmails.email, person.email))
    .returning({ email: confirmedEmails.email })
  const interests = await db
    .delete(investmentInterests)
    .where(eq(investmentInterests.email, person.email))
    .returning({ id: investmentInterests.id })
  const questions = await db
    .delete(lodgeQuestions)
    .where(eq(lodgeQuestions.email, person.email))
    .returning({ id: lodgeQuestions.id })
  const waited = await db
    .delete(waitingList)
    .where(eq(waitingList.email, person.email))
    .returning({ id: waitingList.id })
  const recovered = await db
    .delete(recoveryEmails)
    .where(eq(recoveryEmails.email, person.email))
    .returning({ id: recoveryEmails.bookingId })
  const optOuts = await db
    .delete(emailOptOuts)
    .where(eq(emailOptOuts.email, person.email))
    .returning({ email: emailOptOuts.email })
  const emails = await db.delete(mailOutbox).where(emailsAbout(person)).returning({ id: mailOutbox.id })
  await db.delete(idempotencyKeys).where(repliesAbout(person))
  await db.delete(webhookDeliveries).where(sentAbout(person))
  const subject = sql`regexp_replace(${auditTrail.subject}, ${addressPattern(person.email)}, 'an erased person', 'gi')`
  const entries = await db
    .update(auditTrail)
    .set({ before: null, after: null, subject })
    .where(changesAbout(person))
    .returning({ id: auditTrail.id })
  return {
    badges: unpaid.length + paid.length,
    confirmedEmails: confirmed.length,
    investmentInterests: interests.length,
    questions: questions.length,
    waitingList: waited.length,
    recoveryEmails: recovered.length,
    emailOptOuts: optOuts.length,
    otherEmails: emails.length,
    auditEntries: entries.length,
  }
}

const activeNamed = (name: string) => and(eq(adminUsers.name, name), eq(adminUsers.isActive, true))

async function sharesName({ db }: PrivacyContext, { staff }: Person): Promise<boolean> {
  for (const { name } of staff) if ((await db.$count(adminUsers, activeNamed(name))) > 0) return true
  return false
}

/** The row stays with its id, which audit entries and events refer to. */
async function eraseStaff(context: PrivacyContext, { staff }: Person): Promise<Counts> {
  const { db } = context
  for (const { id, name } of staff) {
    await eraseStaffName(context, name)
    await db.delete(adminSessions).where(eq(adminSessions.adminId, id))
    await db.delete(passkeys).where(eq(passkeys.adminId, id))
    await db
      .update(adminUsers)
      .set({
        email: `erased-${id}`,
        name: FORMER_STAFF,
        passwordHash: null,
        totpSecret: null,
        totpOffered: null,
        recoveryHashes: [],
        inviteHash: null,
        inviteExpiresAt: null,
      })
      .where(eq(adminUsers.id, id))
    await db.update(auditTrail).set({ adminName: FORMER_STAFF }).where(eq(auditTrail.adminId, id))
  }
  return { accounts: staff.length }
}

/** Stays' history and cleanings store only the name, not the account's id. */
async function eraseStaffName({ db }: PrivacyContext, name: string): Promise<void> {
  if ((await db.$count(adminUsers, activeNamed(name))) > 0) return
  await db.update(bookingHistory).set({ adminName: FORMER_STAFF }).where(eq(bookingHistory.adminName, name))
  await db.update(cleanings).set({ doneBy: FORMER_STAFF }).where(eq(cleanings.doneBy, name))
}

function listRemains({ bookings, payments: paid, reviews: written }: Person): string[] {
  return [
    ...(bookings.length > 0
      ? ['Dates, lodge and amounts of the stays, because tax law requires them, without the person.']
      : []),
    ...(paid.length > 0
      ? ['Payments and receipts with amounts and dates, because tax law requires them, without the person.']
      : []),
    ...(written.length > 0 ? ['The place of each removed review, with the reason.'] : []),
    'Names in chat rooms are chosen freely and belong to no address. Hide such messages in the chat page.',
    'Notes of staff in the calendar and about cleanings, the card provider and sent emails are outside of this search.',
  ]
}
