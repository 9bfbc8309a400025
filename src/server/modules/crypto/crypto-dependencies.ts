import type { Context } from '#server/platform/context.ts'
import type { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { failure } from '#server/platform/failure.ts'
import type { CoinGateway } from '#server/platform/gateways/coins/coin-gateway.ts'
import type { CoinProvider } from '#server/platform/gateways/coins/coin-provider.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { PaymentDependencies } from '../payments/payment-dependencies.ts'

export type InvoiceRow = typeof cryptoInvoices.$inferSelect

export type CryptoDependencies = CoinProvider & { payments: PaymentDependencies }

export const cryptoDependencies = serviceKey<CryptoDependencies>('payments in coins')

export const coinsNotSetUp = () =>
  failure('unavailable', 'Payments in coins are not set up here. Please pay another way.')

/** Fails with `unavailable` when no provider takes coins. */
export function requireCoins({ coins }: Pick<CryptoDependencies, 'coins'>): CoinGateway {
  if (!coins) throw coinsNotSetUp()
  return coins
}

/** The secret that opens an invoice's state to its payer. */
export const statusKey = ({ secret }: Context, invoiceId: string): string =>
  keyedHash(secret, 'crypto invoice', invoiceId)
