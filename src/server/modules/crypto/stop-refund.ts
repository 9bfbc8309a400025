import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cryptoRefunds } from '#server/platform/database/tables/crypto.ts'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import type { CoinGateway } from '#server/platform/gateways/coins/coin-gateway.ts'
import { isUnknownIntent } from '#server/platform/gateways/payment.ts'
import { lockKnownPayment } from '../payments/lock-payment.ts'
import { readRefunds } from './coin-refunds.ts'
import { type CryptoDependencies, requireCoins } from './crypto-dependencies.ts'

/**
 * The owner gives the money back another way, so the payer must not claim the coins as well. The queued
 * refund ends without being made. Fails with `conflict` when coins are on their way.
 */
export async function stopRefund(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
): Promise<void> {
  const isOpen = and(
    eq(cryptoRefunds.paymentId, paymentId),
    isNotNull(cryptoRefunds.pullPaymentId),
    ne(cryptoRefunds.state, 'sent'),
  )
  const open = await context.db.select().from(cryptoRefunds).where(isOpen)
  if (open.length === 0) return
  for (const { pullPaymentId } of open)
    if (!(await withdraw(requireCoins(deps), pullPaymentId ?? ''))) {
      await readRefunds(context, deps, paymentId)
      throw onItsWay()
    }
  await inTransaction(context, async (inner) => {
    const { crypto } = await lockKnownPayment(inner, paymentId)
    await inner.db.delete(cryptoRefunds).where(isOpen)
    const [sent] = await inner.db
      .select()
      .from(cryptoRefunds)
      .where(and(eq(cryptoRefunds.paymentId, paymentId), eq(cryptoRefunds.state, 'sent')))
    if (crypto)
      await inner.db
        .update(payments)
        .set({ crypto: { ...crypto, refundState: sent ? 'sent' : null, refundLink: sent?.link ?? null } })
        .where(eq(payments.id, paymentId))
    await inner.db
      .update(refundQueue)
      .set({ nextTryAt: null })
      .where(and(eq(refundQueue.paymentId, paymentId), isNull(refundQueue.doneAt)))
  })
}

/**
 * Archiving a pull payment cancels its payouts that are not being sent. False when its coins are on their
 * way.
 */
async function withdraw(coins: CoinGateway, pullPaymentId: string): Promise<boolean> {
  try {
    await coins.archiveRefund(pullPaymentId)
    const last = (await coins.readPayouts(pullPaymentId)).at(-1)
    return !last || last.state === 'cancelled'
  } catch (error) {
    if (!isUnknownIntent(error)) throw error
    return true
  }
}

const onItsWay = () =>
  failure(
    'conflict',
    'The coins of this refund are on their way. Giving it back here too would pay it twice.',
  )
