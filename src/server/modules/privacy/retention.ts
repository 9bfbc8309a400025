import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { type PurgedKind, retention } from '#contract/privacy/retention.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { acquireLease, holdLease } from '#server/platform/database/leases.ts'
import { adminNetworks, auditTrail } from '#server/platform/database/tables/admins.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { chatMessages, chatReports } from '#server/platform/database/tables/chat.ts'
import { recoveryEmails, waitingList } from '#server/platform/database/tables/emails.ts'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { lodgeQuestions } from '#server/platform/database/tables/messages.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { isNotErased } from '../bookings/erased-guest.ts'
import { anonymiseStays, noPayer } from './anonymise-stays.ts'
import { folded, type PrivacyContext } from './find-person.ts'

/** Keeps the confirmation of an address that a badge, another stay or a waiting list still has. */
async function forgetConfirmed({ db }: PrivacyContext, addresses: readonly string[]): Promise<void> {
  const emails = addresses.map(foldedEmail).filter((email) => email !== '')
  if (emails.length === 0) return
  const { email } = confirmedEmails
  const badge = db.select({ id: userBadges.id }).from(userBadges).where(eq(userBadges.userEmail, email))
  const stay = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(folded(bookings.guestEmail), email))
  const entry = db.select({ id: waitingList.id }).from(waitingList).where(eq(waitingList.email, email))
  const isUnused = and(notExists(badge), notExists(stay), notExists(entry))
  await db.delete(confirmedEmails).where(and(inArray(email, emails), isUnused))
}

const DAY_MS = 86_400_000
/** A purge that failed or was cut off by a restart is tried again after this time. */
const RETRY_MS = 3_600_000
/**
 * One transaction covers this many ids, so that no statement on a large table reaches the database's timeout.
 */
const BATCH = 500

/** `endPeriod` purges the rows of a batch that began before `end`. */
type Purge = {
  id: PgColumn
  endPeriod: (context: Context, end: string, batch: SQL | undefined) => Promise<unknown>
}

/** Kinds with a period shorter than a day are purged by their own modules. */
const purges: Record<Exclude<PurgedKind, 'repeat'>, Purge> = {
  stay: {
    id: bookings.id,
    endPeriod: async (context, end, batch) => {
      const isOld = and(lt(bookings.checkOut, end.slice(0, 10)), isNotErased)
      const { id, reference, guestEmail } = bookings
      const ended = await context.db
        .select({ id, reference, guestEmail })
        .from(bookings)
        .where(and(batch, isOld))
      await anonymiseStays(context, ended)
      await forgetConfirmed(
        context,
        ended.map((stay) => stay.guestEmail),
      )
    },
  },
  payment: {
    id: payments.id,
    endPeriod: ({ db }, end, batch) => {
      const isOld = and(
        isNull(payments.bookingId),
        lt(payments.createdAt, end),
        or(isNotNull(payments.payerEmail), isNotNull(payments.payerName)),
      )
      return db.update(payments).set(noPayer).where(and(batch, isOld))
    },
  },
  order: {
    id: artOrders.id,
    endPeriod: ({ db }, end, batch) =>
      db
        .update(artOrders)
        .set({ shipping: null, tracking: null })
        .where(and(batch, lt(artOrders.updatedAt, end), isNotNull(artOrders.shipping))),
  },
  email: {
    id: mailOutbox.id,
    endPeriod: ({ db }, end, batch) => db.delete(mailOutbox).where(and(batch, lt(mailOutbox.createdAt, end))),
  },
  webhook: {
    id: webhookDeliveries.id,
    endPeriod: ({ db }, end, batch) =>
      db.delete(webhookDeliveries).where(and(batch, lt(webhookDeliveries.createdAt, end))),
  },
  network: {
    id: bookings.id,
    endPeriod: ({ db }, end, batch) =>
      db
        .update(bookings)
        .set({ networkHash: null })
        .where(and(batch, lt(bookings.createdAt, end), isNotNull(bookings.networkHash))),
  },
  chat: {
    id: chatMessages.id,
    endPeriod: ({ db }, end, batch) => {
      const isNamed = and(eq(chatMessages.userType, 'guest'), ne(chatMessages.userName, 'Guest'))
      return db
        .update(chatMessages)
        .set({ userName: 'Guest', clientId: null })
        .where(and(batch, lt(chatMessages.timestamp, end), isNamed))
    },
  },
  report: {
    id: chatReports.id,
    endPeriod: ({ db }, end, batch) =>
      db.delete(chatReports).where(and(batch, lt(chatReports.createdAt, end))),
  },
  interest: {
    id: investmentInterests.id,
    endPeriod: ({ db }, end, batch) =>
      db.delete(investmentInterests).where(and(batch, lt(investmentInterests.createdAt, end))),
  },
  question: {
    id: lodgeQuestions.id,
    endPeriod: ({ db }, end, batch) =>
      db.delete(lodgeQuestions).where(and(batch, lt(lodgeQuestions.askedAt, end))),
  },
  waiting: {
    id: waitingList.id,
    endPeriod: async (context, end, batch) => {
      const ended = await context.db
        .delete(waitingList)
        .where(and(batch, lt(waitingList.checkIn, end.slice(0, 10))))
        .returning({ email: waitingList.email })
      await forgetConfirmed(
        context,
        ended.map(({ email }) => email),
      )
    },
  },
  recovery: {
    id: recoveryEmails.bookingId,
    endPeriod: ({ db }, end, batch) =>
      db.delete(recoveryEmails).where(and(batch, lt(recoveryEmails.at, end))),
  },
  audit: {
    id: auditTrail.id,
    endPeriod: ({ db }, end, batch) => db.delete(auditTrail).where(and(batch, lt(auditTrail.at, end))),
  },
  signIn: {
    id: adminNetworks.adminId,
    endPeriod: ({ db }, end, batch) =>
      db.delete(adminNetworks).where(and(batch, lt(adminNetworks.lastSeen, end))),
  },
}

type Kind = keyof typeof purges

/** Logs a kind that fails and goes on. Returns whether all succeeded. */
export async function endRetention(context: Context): Promise<boolean> {
  let isComplete = true
  for (const kind of Object.keys(purges) as Kind[])
    await endKind(context, kind).catch((error: Error) => {
      isComplete = false
      context.log.warn({ error: error.message, kind }, 'a retention period could not be ended')
    })
  return isComplete
}

async function endKind(context: Context, kind: Kind): Promise<void> {
  const { id, endPeriod } = purges[kind]
  const end = new Date(context.clock.now() - retention[kind].days * DAY_MS).toISOString()
  const [ids] = await context.db.select({ first: min(id), last: max(id) }).from(id.table)
  if (!ids?.last) return
  for (let after = Number(ids.first) - 1; after < Number(ids.last); after += BATCH) {
    const batch = and(gt(id, after), lte(id, after + BATCH))
    await inTransaction(context, (inner) => endPeriod(inner, end, batch))
  }
}

/** Runs once a day on one instance, and an hour after a failure or a restart. */
export async function purgeDaily(context: Context): Promise<void> {
  if (!(await acquireLease(context, 'retention', RETRY_MS, DAY_MS))) return
  if (await endRetention(context)) await holdLease(context, 'retention', DAY_MS)
}
