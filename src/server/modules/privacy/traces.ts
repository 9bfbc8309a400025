import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { idempotencyKeys, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { addressPattern } from './address-pattern.ts'
import { folded, listReferences, type Person } from './find-person.ts'

const mentions = (column: AnyPgColumn, email: string): SQL => sql`${column}::text ~* ${addressPattern(email)}`

export const emailsAbout = (person: Person) =>
  or(
    sql`${folded(mailOutbox.recipient)} = ${person.email}`,
    inArray(mailOutbox.bookingReference, listReferences(person)),
    mentions(mailOutbox.text, person.email),
  )

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
    ...[subject, before, after].map((column) => mentions(column, person.email)),
  )
}

export const sentAbout = ({ email }: Person) => mentions(webhookDeliveries.body, email)

/** Stored answers about the person. */
export const repliesAbout = (person: Person) =>
  or(
    mentions(idempotencyKeys.reply, person.email),
    // A reference is ten random characters, so no other text has it.
    ...listReferences(person).map(
      (reference) => sql`position(${reference} in ${idempotencyKeys.reply}::text) > 0`,
    ),
    // A message's answer has its text, but its stay is only in the scope.
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
