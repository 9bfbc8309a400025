import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { stayCards } from '#server/platform/database/tables/payments.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import { keyedHash } from '#server/platform/secrets.ts'

/** Several installations may share one account at the provider. */
export const installationId = (context: Context): string =>
  keyedHash(context.secret, 'payments', 'installation').slice(0, 16)

/** A crash may leave a customer behind, which has no card. */
export async function ensureCustomer(
  context: Context,
  gateway: PaymentGateway,
  bookingId: number,
): Promise<string> {
  const known = await findCustomer(context, bookingId)
  if (known) return known
  const metadata = { bookingId: String(bookingId), installation: installationId(context) }
  const customerId = await gateway.createCustomer(metadata, `crypto-lodge-customer-${randomUUID()}`)
  await context.db
    .insert(stayCards)
    .values({ bookingId, customerId, updatedAt: isoNow(context.clock) })
    .onConflictDoNothing()
  return (await findCustomer(context, bookingId)) ?? customerId
}

async function findCustomer({ db }: Context, bookingId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ customerId: stayCards.customerId })
    .from(stayCards)
    .where(eq(stayCards.bookingId, bookingId))
  return found?.customerId
}

/** After a change of its account, the provider does not know the customer. */
export async function forgetCustomer({ db }: Context, bookingId: number): Promise<void> {
  await db.delete(stayCards).where(eq(stayCards.bookingId, bookingId))
}
