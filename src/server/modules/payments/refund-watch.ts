import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { payments, refundWatch } from '#server/platform/database/tables/payments.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { settleFromProvider } from './settle.ts'

/** Limits one run. After a long absence, several runs catch up. */
const WINDOW_MS = 7 * 24 * 3_600_000
/** Allows for clock differences and for lists that lag at the provider. */
const OVERLAP_MS = 5 * 60_000

/**
 * The webhook of a refund that was made at the provider's dashboard may be lost. Returns the number of
 * payments that were read. Fails when the provider does not answer; the next run then reads the same window.
 */
export async function findRefunds(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
): Promise<number> {
  const now = context.clock.now()
  const seen = await seenUntil(context, gateway)
  const from = seen ?? now - WINDOW_MS
  const until = Math.min(now, from + WINDOW_MS)
  const refunded = await gateway.refundedBetween(from - OVERLAP_MS, until)
  const open = refunded.length === 0 ? [] : await completedAmong(context, refunded)
  for (const intentId of open) await settleFromProvider(context, deps, await gateway.readIntent(intentId))
  const checkpoint = { provider: gateway.provider, seenUntil: new Date(until).toISOString() }
  await context.db
    .insert(refundWatch)
    .values(checkpoint)
    .onConflictDoUpdate({ target: refundWatch.provider, set: checkpoint })
  return open.length
}

async function seenUntil({ db }: Context, { provider }: PaymentGateway): Promise<number | null> {
  const [checkpoint] = await db.select().from(refundWatch).where(eq(refundWatch.provider, provider))
  return checkpoint ? Date.parse(checkpoint.seenUntil) : null
}

async function completedAmong({ db }: Context, intentIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ intentId: payments.stripePaymentId })
    .from(payments)
    .where(and(inArray(payments.stripePaymentId, intentIds), eq(payments.status, 'completed')))
  return rows.flatMap(({ intentId }) => intentId ?? [])
}
