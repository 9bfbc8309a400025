import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { type PurgedKind, retention } from '#contract/retention.ts'
import { ERASED_NAME } from '../bookings/erased-guest.ts'
import { type Context, inTransaction } from '../context.ts'
import { acquireLease } from '../database/leases.ts'
import { adminNetworks, auditTrail } from '../database/tables/admins.ts'
import { bookings } from '../database/tables/bookings.ts'
import { chatMessages, chatReports } from '../database/tables/chat.ts'
import { investmentInterests } from '../database/tables/interests.ts'
import { artOrders } from '../database/tables/orders.ts'
import { payments } from '../database/tables/payments.ts'
import { mailOutbox } from '../database/tables/platform.ts'
import { anonymiseStays, noPayer } from './anonymise-stays.ts'

const DAY_MS = 86_400_000
/** Stays of one statement; the next day takes the rest. */
const MAX_STAYS = 1000

/** Ends one kind of data; `end` is the instant before which its period began. */
type EndPeriod = (context: Context, end: string) => Promise<unknown>

/** What ends each kind. Kinds that end sooner than in a day have purges in their own modules. */
const purges: Record<Exclude<PurgedKind, 'repeat'>, EndPeriod> = {
  stay: async (context, end) => {
    const old = await context.db
      .select({ id: bookings.id, reference: bookings.reference })
      .from(bookings)
      .where(and(lt(bookings.checkOut, end.slice(0, 10)), ne(bookings.guestName, ERASED_NAME)))
      .limit(MAX_STAYS)
    await anonymiseStays(context, old)
  },
  payment: ({ db }, end) =>
    db
      .update(payments)
      .set(noPayer)
      .where(and(isNull(payments.bookingId), lt(payments.createdAt, end), isNotNull(payments.payerEmail))),
  order: ({ db }, end) =>
    db
      .update(artOrders)
      .set({ shipping: null, tracking: null })
      .where(and(lt(artOrders.updatedAt, end), isNotNull(artOrders.shipping))),
  email: ({ db }, end) => db.delete(mailOutbox).where(lt(mailOutbox.createdAt, end)),
  network: ({ db }, end) =>
    db
      .update(bookings)
      .set({ networkHash: null })
      .where(and(lt(bookings.createdAt, end), isNotNull(bookings.networkHash))),
  chat: ({ db }, end) =>
    db
      .update(chatMessages)
      .set({ userName: 'Guest', clientId: null })
      .where(
        and(
          lt(chatMessages.timestamp, end),
          eq(chatMessages.userType, 'guest'),
          ne(chatMessages.userName, 'Guest'),
        ),
      ),
  report: ({ db }, end) => db.delete(chatReports).where(lt(chatReports.createdAt, end)),
  interest: ({ db }, end) => db.delete(investmentInterests).where(lt(investmentInterests.createdAt, end)),
  audit: ({ db }, end) => db.delete(auditTrail).where(lt(auditTrail.at, end)),
  signIn: ({ db }, end) => db.delete(adminNetworks).where(lt(adminNetworks.lastSeen, end)),
}

/** Ends every period that is over, in one transaction. */
export function endRetention(context: Context): Promise<void> {
  return inTransaction(context, async (inner) => {
    for (const [kind, endPeriod] of Object.entries(purges) as [keyof typeof purges, EndPeriod][]) {
      const end = new Date(context.clock.now() - retention[kind].days * DAY_MS).toISOString()
      await endPeriod(inner, end)
    }
  })
}

/** Ends the periods once a day, on one instance. */
export async function purgeDaily(context: Context): Promise<void> {
  if (await acquireLease(context, 'retention', DAY_MS)) await endRetention(context)
}
