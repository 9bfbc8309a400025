import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { idempotencyKeys, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { addressPattern } from './address-pattern.ts'
import { folded, listReferences, type Person } from './find-person.ts'

/** Whether the column's text has the whole address in it. */
const names = (column: AnyPgColumn, email: string): SQL => sql`${column}::text ~* ${addressPattern(email)}`

/** E-mails to the person or about their stays. */
export const emailsAbout = (person: Person) =>
  or(
    sql`${folded(mailOutbox.recipient)} = ${person.email}`,
    inArray(mailOutbox.bookingReference, listReferences(person)),
    names(mailOutbox.text, person.email),
  )

/** Entries of the audit trail about the person, their stays, payments, orders and reviews. */
export function changesAbout(person: Person) {
  const subjects = [
    ...listReferences(person).map((reference) => `booking ${reference}`),
    ...person.payments.map(({ id }) => `payment ${id}`),
    ...person.orders.map(({ id }) => `order ${id}`),
    ...person.reviews.map(({ id }) => `review ${id}`),
  ]
  const { subject, before, after } = auditTrail
  return or(
    inArray(subject, subjects),
    ...listReferences(person).map((reference) => sql`${subject} like ${`message % of booking ${reference}`}`),
    ...[subject, before, after].map((column) => names(column, person.email)),
  )
}

/** What other programs were sent about the person. */
export const sentAbout = ({ email }: Person) => names(webhookDeliveries.body, email)

/** Stored answers that name the person, or have a message or a payment of theirs. */
export const repliesAbout = (person: Person) =>
  or(
    names(idempotencyKeys.reply, person.email),
    // A reference is ten random characters and in no other.
    ...listReferences(person).map(
      (reference) => sql`position(${reference} in ${idempotencyKeys.reply}::text) > 0`,
    ),
    // A message's answer has its text, and its stay is in the scope only.
    inArray(
      idempotencyKeys.scope,
      person.bookings.flatMap(({ id }) => [
        `guest-messages:${id}`,
        `stay-messages:${id}:guest`,
        `stay-messages:${id}:owner`,
      ]),
    ),
    and(
      eq(idempotencyKeys.scope, 'recorded payments'),
      inArray(
        sql`${idempotencyKeys.reply} ->> 'id'`,
        person.payments.map(({ id }) => String(id)),
      ),
    ),
  )
