import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PersonExport } from '#contract/privacy/privacy.ts'
import { isoNow } from '#server/platform/clock.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { arrivalForms, bookingAgreements } from '#server/platform/database/tables/agreements.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { bookingChanges, bookingHistory } from '#server/platform/database/tables/bookings.ts'
import { emailOptOuts, recoveryEmails, waitingList } from '#server/platform/database/tables/emails.ts'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { lodgeQuestions, questionAnswers, stayMessages } from '#server/platform/database/tables/messages.ts'
import { stayCards } from '#server/platform/database/tables/payments.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { failure } from '#server/platform/failure.ts'
import { findPerson, folded, type Person, type PrivacyContext, toIds } from './find-person.ts'
import { changesAbout, emailsAbout } from './traces.ts'

/** Fails with `not_found` when nothing is stored about the address. */
export async function exportPerson(context: PrivacyContext, email: string): Promise<PersonExport> {
  const person = await findPerson(context, email)
  const found = {
    bookings: person.bookings.map(({ networkHash: _, ...row }) => row),
    ...(await readStayRows(context, person)),
    reviews: person.reviews,
    payments: person.payments,
    receipts: await context.db
      .select()
      .from(receipts)
      .where(inArray(receipts.paymentId, toIds(person.payments)))
      .orderBy(asc(receipts.id)),
    orders: person.orders,
    ...(await readAddressRows(context, person)),
    staff: person.staff.map(withoutSecrets),
  }
  if (Object.values(found).every((rows) => rows.length === 0))
    throw failure('not_found', 'Nothing is stored about this address')
  return { email: person.email, exportedAt: isoNow(context.clock), ...found }
}

async function readStayRows({ db }: PrivacyContext, { bookings }: Person) {
  const ids = toIds(bookings)
  return {
    bookingHistory: await db
      .select()
      .from(bookingHistory)
      .where(inArray(bookingHistory.bookingId, ids))
      .orderBy(asc(bookingHistory.id)),
    agreements: await db
      .select()
      .from(bookingAgreements)
      .where(inArray(bookingAgreements.bookingId, ids))
      .orderBy(asc(bookingAgreements.bookingId)),
    arrivalForms: await db
      .select()
      .from(arrivalForms)
      .where(inArray(arrivalForms.bookingId, ids))
      .orderBy(asc(arrivalForms.bookingId)),
    bookingChanges: await db
      .select()
      .from(bookingChanges)
      .where(inArray(bookingChanges.bookingId, ids))
      .orderBy(asc(bookingChanges.bookingId)),
    cards: await db
      .select({
        bookingId: stayCards.bookingId,
        brand: stayCards.brand,
        last4: stayCards.last4,
        expires: stayCards.expires,
      })
      .from(stayCards)
      .where(and(inArray(stayCards.bookingId, ids), isNotNull(stayCards.paymentMethodId)))
      .orderBy(asc(stayCards.bookingId)),
    messages: await db
      .select()
      .from(stayMessages)
      .where(inArray(stayMessages.bookingId, ids))
      .orderBy(asc(stayMessages.id)),
  }
}

async function readAddressRows({ db }: PrivacyContext, person: Person) {
  const { email } = person
  const emails = await db.select().from(mailOutbox).where(emailsAbout(person)).orderBy(asc(mailOutbox.id))
  return {
    badges: await db
      .select()
      .from(userBadges)
      .where(eq(folded(userBadges.userEmail), email)),
    confirmedEmails: await db.select().from(confirmedEmails).where(eq(confirmedEmails.email, email)),
    investmentInterests: await db
      .select()
      .from(investmentInterests)
      .where(eq(investmentInterests.email, email)),
    questions: await db
      .select({ question: lodgeQuestions, answer: questionAnswers })
      .from(lodgeQuestions)
      .leftJoin(questionAnswers, eq(questionAnswers.questionId, lodgeQuestions.id))
      .where(eq(lodgeQuestions.email, email)),
    waitingList: await db.select().from(waitingList).where(eq(waitingList.email, email)),
    recoveryEmails: await db.select().from(recoveryEmails).where(eq(recoveryEmails.email, email)),
    emailOptOuts: await db.select().from(emailOptOuts).where(eq(emailOptOuts.email, email)),
    // The links in an email are for its recipient alone, and an owner reads this export.
    emails: emails.map(({ html: _, unsubscribeUrl: _url, text, isSecret, ...row }) => ({
      ...row,
      text: isSecret ? 'The text is only for the recipient.' : text,
    })),
    auditTrail: await db.select().from(auditTrail).where(changesAbout(person)).orderBy(asc(auditTrail.id)),
  }
}

function withoutSecrets({ id, email, name, role, isActive, createdAt, lastLogin }: Person['staff'][number]) {
  return { id, email, name, role, isActive, createdAt, lastLogin }
}
